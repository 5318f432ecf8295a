/** Letters, cards and numbers for the faces of dice, drawn once onto one picture of eight by eight cells. */

const CELL = 96;
const ACROSS = 8;

/** A sign and, below it, a smaller one; red ones are marked by being red. */
export type Sign = { text: string; below?: string; red?: boolean };

export class SignAtlas {
  readonly canvas: HTMLCanvasElement;
  private readonly cells = new Map<string, number>();

  constructor(private readonly font: string) {
    this.canvas = document.createElement("canvas");
    this.canvas.width = this.canvas.height = CELL * ACROSS;
  }

  /** The cell of a sign, which is drawn when it is first asked for. */
  cell(sign: Sign): number {
    const key = `${sign.text}|${sign.below ?? ""}|${sign.red ?? ""}`;
    const known = this.cells.get(key);
    if (known !== undefined) return known;
    const cell = this.cells.size % (ACROSS * ACROSS);
    this.cells.set(key, cell);
    this.draw(cell, sign);
    return cell;
  }

  private draw(cell: number, { text, below, red }: Sign): void {
    const pen = this.canvas.getContext("2d")!;
    const [x, y] = [(cell % ACROSS) * CELL, Math.floor(cell / ACROSS) * CELL];
    pen.clearRect(x, y, CELL, CELL);
    // Of the colour only red matters: what is black here takes the colour of the pips.
    pen.fillStyle = red ? "#f00" : "#000";
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    const large = below ? 0.6 : text.length > 1 ? 0.62 : 0.78;
    pen.font = `700 ${CELL * large}px ${this.font}`;
    pen.fillText(text, x + CELL / 2, y + CELL * (below ? 0.4 : 0.54), CELL * 0.9);
    if (below) {
      pen.font = `${CELL * 0.34}px ${this.font}`;
      pen.fillText(below, x + CELL / 2, y + CELL * 0.82);
    }
    // Six and nine are told apart by the line below them.
    if (text === "6" || text === "9") pen.fillRect(x + CELL * 0.32, y + CELL * 0.86, CELL * 0.36, CELL * 0.06);
  }
}
