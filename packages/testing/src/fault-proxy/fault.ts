/** What can be wrong with an answer, or with the connection that it comes over. */
export type Fault =
  /** An empty answer with this status. */
  | { kind: 'status'; status: 404 | 429 | 500 | 502 | 503 | 504 }
  /** The connection ends before any byte of an answer. */
  | { kind: 'refused' }
  /** The connection is reset after this share of the body: 0, 0.5, 0.99. */
  | { kind: 'reset'; after: number }
  /** The request is taken, and no answer begins. */
  | { kind: 'no headers' }
  /** The answer stops after this share of its body, and the connection stays. */
  | { kind: 'stalled body'; after: number }
  /** Half of the body: `cut` announces all of it and ends the connection, `shorter` announces only the half. */
  | { kind: 'truncated'; length: 'cut' | 'shorter' }
  /** A maintenance page with status 200, whatever was asked for. */
  | { kind: 'html' }
  /** JSON with status 200 that is not what anybody has agreed on. */
  | { kind: 'other json' }
  /** The right body under this type. */
  | { kind: 'wrong type'; type: string }
  /** One byte in the middle is another; length and type are right. */
  | { kind: 'tampered' }
  /** The whole answer, so many milliseconds late. */
  | { kind: 'late'; milliseconds: number }
  /** Everything that the rule matches shares one line of this speed, and each answer begins that much later. */
  | { kind: 'slow line'; bytesPerSecond: number; latencyMs: number }
  /** A WebSocket that stays open and over which nothing comes any more, in neither direction. */
  | { kind: 'half-open' };

/** A short name of a fault for titles and messages: `reset after 50 %`. */
export function nameOf(fault: Fault): string {
  switch (fault.kind) {
    case 'status':
      return `answers ${fault.status}`;
    case 'reset':
    case 'stalled body':
      return `${fault.kind} after ${fault.after * 100} %`;
    case 'truncated':
      return `truncated, ${fault.length}`;
    case 'wrong type':
      return `served as ${fault.type}`;
    case 'late':
      return `${fault.milliseconds} ms late`;
    default:
      return fault.kind;
  }
}
