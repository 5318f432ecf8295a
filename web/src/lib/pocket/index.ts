/** All of the house in the pocket that the page asks for, when it is first wanted. */

export { instead, joined, openTable } from "./mine";
export { ask, connect, start } from "./pocket";
