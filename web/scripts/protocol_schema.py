"""Print the JSON schema of all socket messages: `python web/scripts/protocol_schema.py > protocol.schema.json`.

`web/src/lib/protocol.ts` follows this schema by hand; a generator such as json-schema-to-typescript can take its place.
"""

import json

import msgspec

from knobel.server.messages import ClientMessage, ServerMessage

(_, schemas) = msgspec.json.schema_components((ClientMessage, ServerMessage), ref_template="#/$defs/{name}")
print(json.dumps({"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": schemas}, indent=2))
