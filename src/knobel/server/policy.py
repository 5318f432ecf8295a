"""What pages of ours may do, as browsers are told it: by a server, or by whatever host has the files."""

# A house in a pocket is Python in WebAssembly: it may be compiled, and nothing else that is no script of ours.
PAGE_POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:;"
    " connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'"
)
SECURITY_HEADERS = {
    # Who may show a page in a frame can only be said in a header.
    "content-security-policy": f"{PAGE_POLICY}; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
