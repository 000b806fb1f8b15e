/**
 * React's scheduler talks to itself through a message channel and never closes it; Node would wait for it for ever.
 * Each test file closes what was opened for it.
 */
const ports: MessagePort[] = [];
const Channel = globalThis.MessageChannel;

globalThis.MessageChannel = class extends Channel {
  constructor() {
    super();
    ports.push(this.port1, this.port2);
  }
};

afterAll(() => {
  for (const port of ports) port.close();
});
