/** Dice in the air, drawn on a canvas that lies over the felt. What lies still is not drawn here. */

import { REST, type Body } from "./bodies.ts";
import { cameraFor, EYE, matrix, nearness, placeSeen, type Camera } from "./camera.ts";
import {
  flightFor,
  glides,
  lasts,
  shownAt,
  straightened,
  type Fallen,
  type Flight,
  type Place,
  type Wish,
} from "./flights.ts";
import { meshOf, STRIDE } from "./meshes.ts";
import { turned, type Quaternion, type Vector } from "./poses.ts";
import { DIE_FRAGMENT, DIE_VERTEX, SHADOW_FRAGMENT, SHADOW_VERTEX } from "./shaders.ts";
import { SignAtlas, type Sign } from "./signs.ts";
import { deepened, lastOf, readThrows, type Contact, type Throw } from "./tracks.ts";

export type Colour = readonly [number, number, number];
/** What a die is made of: its colours as parts of red, green and blue, how it shines, its grain, and its inner light. */
export type Material = { fill: Colour; mark: Colour; gloss: number; grain: number; glow: number };
/** Where on the canvas a die will lie, and how large, in pixels. */
export type Spot = { x: number; y: number; edge: number };
/** A die to be thrown: what falls, what it looks like, and where it will lie; null once it has no place any more. */
export type ThrownDie = Fallen & {
  material: Material;
  signs: (Sign | null)[] | null;
  spot: () => Spot | null;
};
export type Thrown = { milliseconds: number; contacts: Contact[] };

type Drawn = { die: ThrownDie; cells: Float32Array; end: Place & { turn: Quaternion } };
type Showing = {
  flight: Flight;
  drawn: Drawn[];
  camera: Camera;
  pace: number;
  began: number;
  ends: number;
  placed: boolean;
};
type Shape = { vao: WebGLVertexArrayObject; count: number };

const FADE_MS = 110;
// Frames that took longer than this on the average of some are drawn with fewer pixels.
const SLOW_MS = 24;
const LOOKED_AT = 8;
const COARSEST = 0.6;
// How much of a face a sign takes, in edges.
const SIGN: Record<Body, number> = { cube: 0.78, ten: 0.6 };
const NO_SIGNS = Float32Array.from({ length: 10 }, () => -2);

export class DiceStage {
  private readonly gl: WebGL2RenderingContext;
  private readonly die: WebGLProgram;
  private readonly shadow: WebGLProgram;
  private readonly shapes: Record<Body, Shape>;
  private readonly quad: Shape;
  private readonly atlas: SignAtlas;
  private readonly places = new Map<WebGLProgram, Map<string, WebGLUniformLocation | null>>();
  private flight: Showing | null = null;
  private frame = 0;
  private pixels: number;
  private frames: number[] = [];

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly throws: Throw[],
    font: string,
  ) {
    const gl = canvas.getContext("webgl2", { alpha: true, premultipliedAlpha: true, antialias: true });
    if (!gl) throw new Error("no WebGL here");
    this.gl = gl;
    this.pixels = Math.min(devicePixelRatio || 1, 2);
    this.die = program(gl, DIE_VERTEX, DIE_FRAGMENT);
    this.shadow = program(gl, SHADOW_VERTEX, SHADOW_FRAGMENT);
    this.shapes = { cube: this.shape("cube"), ten: this.shape("ten") };
    this.quad = this.square();
    this.atlas = new SignAtlas(font);
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
    this.refreshAtlas();
    this.warm();
  }

  /** Chips translate what they are to run when they first draw with it: better now than in the middle of a throw. */
  private warm(): void {
    const { gl } = this;
    const shapes: [WebGLProgram, Shape][] = [
      [this.shadow, this.quad],
      [this.die, this.shapes.cube],
      [this.die, this.shapes.ten],
    ];
    gl.viewport(0, 0, 1, 1);
    for (const [program, { vao, count }] of shapes) {
      gl.useProgram(program);
      gl.bindVertexArray(vao);
      gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_SHORT, 0);
    }
    gl.clear(gl.COLOR_BUFFER_BIT);
  }

  /** How long dice take that are thrown before other eyes: there is nothing to be seen or heard here. */
  await(dice: Fallen[], wish: Wish, pace: number): Thrown | null {
    const flight = flightFor(this.throws, dice, wish);
    return flight && { milliseconds: (lasts(flight) * 1000) / pace, contacts: [] };
  }

  /** Let dice fall; says how long that takes and what is to be heard, or null where no throw is at hand. */
  begin(dice: ThrownDie[], wish: Wish, pace: number): Thrown | null {
    const flight = this.gl.isContextLost() ? null : flightFor(this.throws, dice, wish);
    if (!flight) return null;
    const lying = Math.min(...dice.map((die) => die.spot()?.edge ?? Infinity));
    const { clientWidth, clientHeight } = this.canvas;
    const { camera, stretch } = cameraFor(flight.felt, clientWidth, clientHeight, lying);
    flight.tracks = flight.tracks.map((track) => deepened(track, stretch));
    const places = dice.map((die) => placeOf(die, camera));
    if (wish.flicked && places.every((place) => place !== null)) flight.from = places;
    const drawn = dice.map((die, index) => this.prepared(die, flight, index, camera));
    if (dice.some((die) => die.signs)) this.refreshAtlas();
    const began = performance.now();
    const milliseconds = (lasts(flight) * 1000) / pace;
    this.flight = { flight, drawn, camera, pace, began, ends: began + milliseconds, placed: false };
    this.canvas.style.opacity = "1";
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(this.draw);
    return { milliseconds, contacts: flight.contacts.map((each) => ({ ...each, time: each.time / pace })) };
  }

  /** Let everything lie where it belongs at once. */
  finish(): void {
    if (this.flight) this.flight.ends = Math.min(this.flight.ends, performance.now());
  }

  close(): void {
    cancelAnimationFrame(this.frame);
    this.flight = null;
    this.gl.getExtension("WEBGL_lose_context")?.loseContext();
  }

  private prepared(die: ThrownDie, flight: Flight, index: number, camera: Camera): Drawn {
    const cells = die.signs ? NO_SIGNS.map((_, face) => this.cellOf(die.signs![face])) : NO_SIGNS;
    const place = placeOf(die, camera) ?? { at: lastOf(flight.tracks[index]!).at, size: 1 };
    return { die, cells, end: { ...place, turn: straightened(flight.tracks[index]!, die) } };
  }

  /** What lies on the felt may have moved since the dice left the hand: they go to where their places are now. */
  private findPlaces(showing: Showing): void {
    showing.placed = true;
    for (const { die, end } of showing.drawn) Object.assign(end, placeOf(die, showing.camera));
  }

  private cellOf(sign: Sign | null | undefined): number {
    return sign ? this.atlas.cell(sign) : -1;
  }

  private refreshAtlas(): void {
    const { gl } = this;
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, this.atlas.canvas);
    gl.generateMipmap(gl.TEXTURE_2D);
  }

  private readonly draw = (now: number): void => {
    if (!this.flight) return;
    const { began, ends, pace } = this.flight;
    this.adapt(now);
    this.resize();
    const faded = Math.max(0, Math.min(1, (now - ends) / FADE_MS));
    // Who skips sees at once where everything lies.
    const seconds = now >= ends ? Infinity : ((now - began) / 1000) * pace;
    if (!this.flight.placed && seconds >= glides(this.flight.flight)) this.findPlaces(this.flight);
    this.paint(Math.max(0, seconds), 1 - faded);
    if (faded < 1) this.frame = requestAnimationFrame(this.draw);
    else this.rest();
  };

  private rest(): void {
    this.flight = null;
    this.frames = [];
    this.canvas.style.opacity = "0";
    this.gl.clear(this.gl.COLOR_BUFFER_BIT);
  }

  /** A machine that cannot follow gets fewer pixels to draw, so that the dice still move smoothly. */
  private adapt(now: number): void {
    this.frames.push(now);
    if (this.frames.length <= LOOKED_AT) return;
    const each = (now - this.frames.shift()!) / LOOKED_AT;
    if (each > SLOW_MS && this.pixels > COARSEST) {
      this.pixels = Math.max(COARSEST, this.pixels * 0.75);
      this.frames = [];
    }
  }

  private resize(): void {
    const { clientWidth, clientHeight } = this.canvas;
    const [wide, high] = [Math.round(clientWidth * this.pixels), Math.round(clientHeight * this.pixels)];
    if (this.canvas.width !== wide || this.canvas.height !== high) {
      this.canvas.width = wide;
      this.canvas.height = high;
    }
    this.gl.viewport(0, 0, wide, high);
  }

  private paint(seconds: number, alpha: number): void {
    const { gl } = this;
    const { flight, drawn, camera } = this.flight!;
    const seen = matrix(camera);
    const poses = drawn.map(({ end }, index) => shownAt(flight, index, end, seconds));
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.enable(gl.BLEND);
    gl.disable(gl.DEPTH_TEST);
    gl.disable(gl.CULL_FACE);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    this.use(this.shadow, seen, alpha);
    gl.bindVertexArray(this.quad.vao);
    poses.forEach(({ at, turn, size }, index) => {
      const lift = Math.max(0, at[1] - REST[drawn[index]!.die.body] * size);
      const [x, , z] = turned([1, 0, 0], turn);
      gl.uniform3f(this.place(this.shadow, "at"), at[0], lift, at[2]);
      gl.uniform1f(this.place(this.shadow, "yaw"), Math.atan2(z, x));
      gl.uniform1f(this.place(this.shadow, "size"), size);
      gl.uniform1f(this.place(this.shadow, "height"), lift);
      gl.drawElements(gl.TRIANGLES, this.quad.count, gl.UNSIGNED_SHORT, 0);
    });
    gl.enable(gl.DEPTH_TEST);
    gl.enable(gl.CULL_FACE);
    this.use(this.die, seen, alpha);
    gl.uniform3fv(this.place(this.die, "eye"), EYE);
    poses.forEach(({ at, turn, size }, index) => {
      const { die, cells } = drawn[index]!;
      const { fill, mark, gloss, grain, glow } = die.material;
      gl.uniform3fv(this.place(this.die, "at"), at);
      gl.uniform4fv(this.place(this.die, "turn"), turn);
      gl.uniform1f(this.place(this.die, "size"), size);
      gl.uniform3fv(this.place(this.die, "fill"), fill);
      gl.uniform3fv(this.place(this.die, "mark"), mark);
      gl.uniform1f(this.place(this.die, "gloss"), gloss);
      gl.uniform1f(this.place(this.die, "grain"), grain);
      gl.uniform1f(this.place(this.die, "glow"), glow);
      gl.uniform1fv(this.place(this.die, "signs[0]"), cells);
      gl.uniform1f(this.place(this.die, "reach"), SIGN[die.body]);
      gl.bindVertexArray(this.shapes[die.body].vao);
      gl.drawElements(gl.TRIANGLES, this.shapes[die.body].count, gl.UNSIGNED_SHORT, 0);
    });
  }

  private use(wanted: WebGLProgram, camera: Float32Array, alpha: number): void {
    this.gl.useProgram(wanted);
    this.gl.uniformMatrix4fv(this.place(wanted, "camera"), false, camera);
    this.gl.uniform1f(this.place(wanted, "alpha"), alpha);
  }

  private place(of: WebGLProgram, name: string): WebGLUniformLocation | null {
    const known = this.places.get(of) ?? new Map<string, WebGLUniformLocation | null>();
    if (!known.size) this.places.set(of, known);
    let place = known.get(name);
    if (place === undefined) known.set(name, (place = this.gl.getUniformLocation(of, name)));
    return place;
  }

  private shape(body: Body): Shape {
    const { gl } = this;
    const { corners, triangles } = meshOf(body);
    const vao = this.buffers(corners, triangles);
    const parts: [string, number][] = [
      ["place", 3],
      ["outward", 3],
      ["rightward", 3],
      ["spot", 2],
      ["face", 1],
    ];
    let offset = 0;
    for (const [name, size] of parts) {
      const place = gl.getAttribLocation(this.die, name);
      gl.enableVertexAttribArray(place);
      gl.vertexAttribPointer(place, size, gl.FLOAT, false, STRIDE * 4, offset * 4);
      offset += size;
    }
    return { vao, count: triangles.length };
  }

  private square(): Shape {
    const { gl } = this;
    const vao = this.buffers(Float32Array.from([-1, -1, 1, -1, 1, 1, -1, 1]), Uint16Array.from([0, 1, 2, 0, 2, 3]));
    const place = gl.getAttribLocation(this.shadow, "corner");
    gl.enableVertexAttribArray(place);
    gl.vertexAttribPointer(place, 2, gl.FLOAT, false, 8, 0);
    return { vao, count: 6 };
  }

  private buffers(corners: Float32Array, triangles: Uint16Array): WebGLVertexArrayObject {
    const { gl } = this;
    const vao = gl.createVertexArray();
    gl.bindVertexArray(vao);
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, corners, gl.STATIC_DRAW);
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, triangles, gl.STATIC_DRAW);
    return vao;
  }
}

/** Where on the felt a die will lie: how large it is drawn depends on how near it lies, and that a little on its size. */
function placeOf(die: ThrownDie, camera: Camera): Place | null {
  const spot = die.spot();
  if (!spot) return null;
  let at: Vector = [0, 0, 0];
  let size = 1;
  for (let round = 0; round < 3; round++) {
    at = placeSeen(camera, [spot.x, spot.y], REST[die.body] * size);
    size = spot.edge / (camera.edge * nearness(at));
  }
  return { at, size };
}

function program(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram {
  const made = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type)!;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(made, shader);
  }
  gl.linkProgram(made);
  if (!gl.getProgramParameter(made, gl.LINK_STATUS)) throw new Error(String(gl.getProgramInfoLog(made)));
  return made;
}

/** The throws that were simulated, fetched once. */
let fetched: Promise<Throw[]> | null = null;
export function simulatedThrows(address: string): Promise<Throw[]> {
  fetched ??= fetch(address)
    .then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject(new Error(answer.statusText))))
    .then((buffer) => readThrows(new Uint8Array(buffer)));
  fetched.catch(() => (fetched = null));
  return fetched;
}
