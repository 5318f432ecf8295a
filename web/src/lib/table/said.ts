/** Where what is announced stands: on the felt, or beside the thing that it explains. */

import type { Announcement, Scene } from "../net/protocol";

const isSaid = (widget: Scene["widgets"][number]): widget is Announcement => widget.type === "announcement";

/** What explains this widget, where it lies on the table. */
export const saidAt = (scene: Scene, id: string): Announcement[] =>
  scene.widgets.filter(isSaid).filter(({ at }) => at === id);

/** What is said on the felt: everything that no widget on the table has beside it. */
export function saidOnFelt(scene: Scene): Announcement[] {
  const others = new Set(scene.widgets.filter((widget) => !isSaid(widget)).map(({ id }) => id));
  return scene.widgets.filter(isSaid).filter(({ at }) => at === null || !others.has(at));
}
