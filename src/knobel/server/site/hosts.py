"""Headers for hosts that take them from a file: Netlify and Cloudflare, Apache, nginx."""

from collections.abc import Iterable

from knobel.server.built import FOREVER, is_fixed
from knobel.server.policy import SECURITY_HEADERS

# What a host may not know of.
TYPES = {"mjs": "text/javascript", "wasm": "application/wasm", "webmanifest": "application/manifest+json"}


def host_files(names: Iterable[str]) -> dict[str, str]:
    """The files by their names; `names` are those of the site."""
    return {"_headers": netlify(names), ".htaccess": apache(), "nginx.conf.txt": nginx()}


def netlify(names: Iterable[str]) -> str:
    """Netlify, Cloudflare Pages and others. A rule for every file of a pocket: one of them changes under its name."""
    pocket = sorted(name for name in names if is_fixed(name) and not name.startswith("assets/"))
    everywhere = "".join(f"  {name}: {value}\n" for name, value in SECURITY_HEADERS.items())
    forever = "".join(f"/{name}\n  cache-control: {FOREVER}\n" for name in ("assets/*", *pocket))
    return f"/*\n{everywhere}{forever}"


def apache() -> str:
    """Apache, with packed copies where the browser takes them."""
    hashed = "%{REQUEST_URI} =~ m#/(assets|pocket)/# && %{REQUEST_URI} !~ m#/manifest[.]json#"
    types = "".join(f"AddType {kind} .{ending}\n" for ending, kind in TYPES.items())
    headers = "".join(f'  Header always set {name} "{value}"\n' for name, value in SECURITY_HEADERS.items())
    return f"""{types}AddEncoding gzip .gz
AddEncoding br .br
<IfModule mod_headers.c>
{headers}  Header set cache-control "no-cache"
  Header set cache-control "{FOREVER}" "expr={hashed}"
  Header append vary "accept-encoding"
</IfModule>
<IfModule mod_rewrite.c>
  RewriteEngine on
  RewriteCond %{{HTTP:Accept-Encoding}} br
  RewriteCond %{{REQUEST_FILENAME}}.br -f
  RewriteRule ^(.+)$ $1.br [L]
  RewriteCond %{{HTTP:Accept-Encoding}} gzip
  RewriteCond %{{REQUEST_FILENAME}}.gz -f
  RewriteRule ^(.+)$ $1.gz [L]
</IfModule>
<FilesMatch "[.](js|mjs)[.](br|gz)$">
  ForceType text/javascript
</FilesMatch>
<FilesMatch "[.]wasm[.](br|gz)$">
  ForceType application/wasm
</FilesMatch>
<FilesMatch "[.]css[.](br|gz)$">
  ForceType text/css
</FilesMatch>
<FilesMatch "[.]html[.](br|gz)$">
  ForceType text/html
</FilesMatch>
"""


def nginx() -> str:
    """A piece for the configuration of nginx; the folder and its address are for whoever copies it."""
    headers = "".join(f'    add_header {name} "{value}" always;\n' for name, value in SECURITY_HEADERS.items())
    types = "".join(f"        {kind} {ending};\n" for ending, kind in TYPES.items())
    return f"""# Into a server block of nginx, with the address and the folder of yours.
location /knobel/ {{
    alias /srv/knobel/;
    gzip_static on;
    # brotli_static on;  # where that module is there
    include mime.types;
    types {{
{types}    }}
{headers}    add_header cache-control "no-cache";
}}
"""
