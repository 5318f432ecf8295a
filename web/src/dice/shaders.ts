/** What the graphics chip runs: dice with engraved pips or signs, and their soft shadows on whatever lies below. */

const HEAD = "#version 300 es\nprecision highp float;\n";

export const DIE_VERTEX = `${HEAD}
in vec3 place; in vec3 outward; in vec3 rightward; in vec2 spot; in float face;
uniform mat4 camera; uniform vec3 at; uniform vec4 turn; uniform float size;
out vec3 normal; out vec3 right; out vec3 world; out vec2 uv; flat out int side;
vec3 turned(vec3 v) { return v + 2.0 * cross(turn.xyz, cross(turn.xyz, v) + turn.w * v); }
void main() {
  world = at + size * turned(place);
  normal = turned(outward); right = turned(rightward); uv = spot; side = int(face + 0.5);
  gl_Position = camera * vec4(world, 1.0);
}`;

export const DIE_FRAGMENT = `${HEAD}
in vec3 normal; in vec3 right; in vec3 world; in vec2 uv; flat in int side;
uniform vec3 fill; uniform vec3 mark; uniform float gloss; uniform float grain; uniform float glow; uniform float alpha;
uniform float signs[10]; uniform float reach; uniform sampler2D atlas; uniform vec3 eye;
out vec4 colour;
const float PIP = 0.092;
vec2 nearest(vec2 p, int pips) {
  vec2 best = vec2(9.0);
  float a = 0.245;
  if ((pips & 1) == 1) best = p;
  if (pips >= 2) { vec2 d = p - vec2(-a, a), e = p - vec2(a, -a); d = dot(d, d) < dot(e, e) ? d : e;
    if (dot(d, d) < dot(best, best)) best = d; }
  if (pips >= 4) { vec2 d = p - sign(p) * a; if (dot(d, d) < dot(best, best)) best = d; }
  if (pips == 6) { vec2 d = vec2(p.x - sign(p.x) * a, p.y); if (dot(d, d) < dot(best, best)) best = d; }
  return best;
}
float hash(vec3 p) { return fract(sin(dot(floor(p), vec3(12.9898, 78.233, 37.719))) * 43758.5453); }
void main() {
  vec3 n = normalize(normal), r = normalize(right), u = cross(n, r);
  float soft = clamp(fwidth(uv.x) + fwidth(uv.y), 0.004, 0.06) * 0.7;
  float inked = 0.0;
  vec3 ink = mark;
  if (signs[0] < -1.5) {
    vec2 d = nearest(uv, side + 1);
    float off = length(d);
    inked = 1.0 - smoothstep(PIP - soft, PIP + soft, off);
    float rim = smoothstep(PIP * 1.5, PIP, off);
    n = normalize(n - (r * d.x + u * d.y) / max(off, 1e-3) * (inked * off / PIP * 0.9 - rim * (1.0 - inked) * 0.35));
  } else {
    float sign = signs[side];
    vec2 cell = uv / reach + 0.5;
    if (sign >= 0.0 && all(greaterThan(cell, vec2(0.0))) && all(lessThan(cell, vec2(1.0)))) {
      vec2 corner = vec2(mod(sign, 8.0), floor(sign / 8.0));
      vec4 drawn = texture(atlas, (corner + vec2(cell.x, 1.0 - cell.y)) / 8.0);
      inked = drawn.a;
      ink = drawn.a > 0.0 ? mix(mark, vec3(0.45, 0.03, 0.02), step(0.5, drawn.r / max(drawn.a, 0.01))) : mark;
    }
  }
  float wood = grain * (0.5 + 0.5 * sin((uv.x * 0.5 + uv.y * 5.0 + 0.22 * sin(uv.x * 5.0 + float(side))) * 8.0));
  vec3 body = fill * (1.0 - 0.16 * wood) * (0.985 + 0.03 * hash(vec3(uv * 90.0, float(side))));
  vec3 albedo = mix(body, ink, inked);
  vec3 light = normalize(vec3(-0.45, 1.0, 0.25)), view = normalize(eye - world);
  float lit = max(dot(n, light), 0.0);
  float sky = 0.5 + 0.5 * n.y;
  float contact = mix(0.55, 1.0, smoothstep(-0.05, 0.7, world.y));
  float rim = pow(1.0 - max(dot(n, view), 0.0), 3.0);
  vec3 shade = albedo * (vec3(0.20, 0.20, 0.22) + 0.24 * sky + lit * vec3(0.56, 0.52, 0.45)) * contact;
  shade += glow * fill * (0.22 + 0.5 * rim) * (1.0 - inked);
  vec3 middle = normalize(light + view);
  shade += (1.0 - 0.7 * inked) * gloss * (pow(max(dot(n, middle), 0.0), 60.0) * 0.55 + rim * 0.10);
  colour = vec4(pow(clamp(shade, 0.0, 1.0), vec3(1.0 / 2.2)), 1.0) * alpha;
}`;

export const SHADOW_VERTEX = `${HEAD}
in vec2 corner;
uniform mat4 camera; uniform vec3 at; uniform float yaw; uniform float size;
out vec2 spot;
void main() {
  spot = corner * (1.3 + 0.3 * max(at.y, 0.0));
  float c = cos(yaw), s = sin(yaw);
  vec2 floor_ = at.xz + vec2(0.16, -0.05) * at.y + mat2(c, -s, s, c) * spot * size;
  gl_Position = camera * vec4(floor_.x, 0.0, floor_.y, 1.0);
}`;

export const SHADOW_FRAGMENT = `${HEAD}
in vec2 spot;
uniform float height; uniform float alpha;
out vec4 colour;
void main() {
  float soft = 0.2 + 0.28 * height;
  float round_ = min(0.45, 0.14 + 0.3 * height);
  vec2 d = abs(spot) - (0.5 - round_);
  float off = length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - round_;
  float dark = (1.0 - smoothstep(-soft * 0.6, soft, off)) * 0.62 / (1.0 + 0.9 * height);
  colour = vec4(0.0, 0.0, 0.0, dark * alpha);
}`;
