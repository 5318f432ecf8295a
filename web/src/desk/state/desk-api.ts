/** What the tournament pages ask over HTTP. */

import { api } from "../../lib/net/api";
import { ask, bytesAt, fileAt, told } from "../../lib/net/linked";
import type {
  DeskForm,
  DeskLinks,
  DeskPageMessage,
  Listed,
  NewDeskRequest,
  PlayerLink,
  PlayerList,
  ReadNames,
  RecoveryCode,
  SignUpRequest,
} from "../../lib/net/protocol";
import { reach } from "../../lib/route/reach.svelte";

const at = (desk: string, what: string) => `/api/desks/${encodeURIComponent(desk)}/${what}`;

export const deskApi = {
  form: (): Promise<DeskForm> => told("GET", "/api/desks/form", null),
  create: async (desk: NewDeskRequest): Promise<DeskLinks> => {
    await api.me();
    return told("POST", "/api/desks", null, desk);
  },
  restore: async (file: Blob): Promise<DeskLinks> => {
    await api.me();
    return JSON.parse(await ask("POST", "/api/desks/import", null, file)) as DeskLinks;
  },
  page: (desk: string, token: string): Promise<DeskPageMessage> => told("GET", at(desk, "page"), token),
  links: (desk: string, token: string): Promise<DeskLinks> => told("GET", at(desk, "links"), token),
  players: (desk: string, token: string): Promise<PlayerLink[]> => told("GET", at(desk, "players"), token),
  addPlayers: (desk: string, token: string, list: PlayerList): Promise<Listed> =>
    told("POST", at(desk, "players"), token, list),
  readList: async (desk: string, token: string, file: Blob): Promise<ReadNames> =>
    JSON.parse(await ask("POST", at(desk, "lists"), token, file)) as ReadNames,
  signUp: (desk: string, token: string, wish: SignUpRequest): Promise<PlayerLink> =>
    told("POST", at(desk, "sign-up"), token, wish),
  recovery: (desk: string, token: string): Promise<RecoveryCode> => told("POST", at(desk, "recovery"), token),
  recover: (code: string): Promise<DeskLinks> => told("POST", "/api/desks/recover", null, { code }),
  remove: async (desk: string, token: string, name: string): Promise<void> => {
    await ask("DELETE", `/api/desks/${encodeURIComponent(desk)}`, token, JSON.stringify({ name }));
  },
  file: (desk: string, token: string, what: string): Promise<Blob> =>
    (what.startsWith("results.xlsx") ? bytesAt : fileAt)(at(desk, what), token),
};

/** Lay a file into the device's downloads. */
export function save(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The address of a tournament's page, for others; with `paper` that of something to print. */
export const deskLink = (desk: string, token: string, ...paper: string[]): string | null =>
  reach.link(deskHash(desk, token, ...paper));

export const deskHash = (desk: string, token: string, ...paper: string[]): string =>
  `#/turnier/${[desk, ...paper].join("/")}?${token}`;
