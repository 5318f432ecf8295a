"""The whole box as plain files, for any web host: `knobel site FOLDER`."""
