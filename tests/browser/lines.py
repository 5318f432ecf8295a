"""Lines that fail as a test wants them to."""

# A line that is cut and does not know it: what is said waits, and no browser says so.
SILENCE = """(() => {
  const Real = window.WebSocket, held = [];
  window.WebSocket = class extends Real {
    send(text) {
      if (window.isCut) held.push(() => super.send(text));
      else super.send(text);
    }
  };
  window.mendTheLine = () => {
    window.isCut = false;
    held.splice(0).forEach((say) => say());
  };
})()"""
