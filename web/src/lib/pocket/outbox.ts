/** What the house tells waits until all that it knows is durable. What could not be made durable is never told. */
export class Outbox<Message> {
  private last: Promise<void> | null = null;

  constructor(
    private readonly post: (message: Message) => void,
    /** When all that was written so far is durable; null where it already is. */
    private readonly durable: () => Promise<void> | null,
  ) {}

  send(message: Message): void {
    const durable = this.durable();
    if (!durable && !this.last) return this.post(message);
    const sent = Promise.all([this.last, durable]).then(() => this.post(message));
    this.last = sent;
    sent.then(
      () => {
        if (this.last === sent) this.last = null;
      },
      // Whoever writes says why; nothing goes out any more.
      () => undefined,
    );
  }
}
