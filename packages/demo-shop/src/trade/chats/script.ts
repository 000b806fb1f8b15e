/** What a talk refers to, as the documents of that client have it. */
export interface TalkFacts {
  buyer: string;
  sales: string;
  /** Number of an estimate that is answered and valid, and of an order on its way. */
  estimate: string;
  order: string;
  /** `11월 24일 (화)`: when that order comes. */
  due: string;
  /** Wines of the client's own list. */
  wine: string;
  otherWine: string;
}

/** Business days before today, time in Seoul, who: `buyer` or `sales`; then what is said. */
export type Said = readonly [daysBack: number, time: string, by: 'buyer' | 'sales', text: string];

export interface Talk {
  /** Place of the company, and emails of who talks. */
  company: number;
  buyer: string;
  sales: string;
  /** How many of the last messages each has not read yet. */
  unread: { buyer: number; sales: number };
  say(facts: TalkFacts): readonly Said[];
}
