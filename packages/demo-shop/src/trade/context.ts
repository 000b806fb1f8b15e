import type {
  DeliveryClassify,
  DeliveryStatus,
  DeliveryType,
  EstimateStatus,
  OrderFormStatus,
  ProposedLine,
  ReturnReason,
  Role,
} from '@vitis/contracts';
import type { Day, EstimateEvent, OrderFormEvent, StateActor } from '@vitis/domain';
import type { Random } from '../random.ts';
import type { Catalogue, Wine } from './catalogue.ts';
import type { CompanyPlan } from './companies.ts';
import type { WorkingDays } from './working-days.ts';

/** A client company with its people, and the wines that it keeps coming back for. */
export interface Client {
  id: number;
  plan: CompanyPlan;
  groupId: number;
  /** Ids of its buyers; the first one is its main contact. */
  buyers: number[];
  managerId: number;
  house: Wine[];
}

export interface TradeContext {
  today: Day;
  random: Random;
  days: WorkingDays;
  catalogue: Catalogue;
  /** Ids of the drivers, and of the first sales person. */
  drivers: number[];
}

/** Won per bottle; quantities in bottles. */
export interface Line {
  wine: Wine;
  qty: number;
  listPrice: number;
  unitPrice: number;
  note: string;
  replaces: Wine | null;
  /** 희망 단가: what the client would pay for a bottle, where they said so. */
  targetPrice?: number;
}

/** One step of an estimate's life, which is one revision. */
export interface EstimateStep {
  event: EstimateEvent;
  authorId: number;
  by: Role;
  at: Date;
  status: EstimateStatus;
  message: string;
  expiredDate: Day | null;
  lines: Line[];
}

export interface EstimateDraft {
  client: Client;
  buyerId: number;
  steps: EstimateStep[];
  /** Set once all documents are known: numbers follow the order of the requests. */
  id: number;
  number: string;
}

export interface OrderStep {
  event: OrderFormEvent;
  authorId: number | null;
  by: StateActor;
  at: Date;
  status: OrderFormStatus;
}

export interface OrderDraft {
  client: Client;
  buyerId: number;
  estimate: EstimateDraft | null;
  lines: Line[];
  dueDate: Day;
  requestMessage: string;
  responseMessage: string;
  cancelReason: string | null;
  steps: OrderStep[];
  /** What sales staff would confirm in its place, where its buyer has yet to answer. */
  proposal: ProposalDraft | null;
  id: number;
  number: string;
}

export interface ProposalDraft {
  authorId: number;
  message: string;
  dueDate: Day;
  lines: ProposedLine[];
  at: Date;
}

export interface DeliveryStep {
  event: 'CREATE' | 'REQUEST_RETURN' | 'START' | 'COMPLETE' | 'FAIL' | 'CANCEL';
  authorId: number;
  by: Role;
  at: Date;
}

export interface DeliveryDraft {
  client: Client;
  /** Null for a collection, an exchange or a sample: they sell nothing. */
  order: OrderDraft | null;
  driverId: number | null;
  type: DeliveryType;
  classify: DeliveryClassify;
  status: DeliveryStatus;
  requestDate: Day;
  message: string;
  failedReason: string | null;
  /** Of a completed one. */
  statementNumber: string | null;
  lines: { wine: Wine; qty: number; unitPrice: number }[];
  steps: DeliveryStep[];
  /** Order whose wines come back, for a collection. */
  returns: OrderDraft | null;
  /** Why, where the client asked for it. */
  request: { reason: ReturnReason; comment: string } | null;
  id: number;
}

/** Who a document's wines go to: the buyer, at the company's address. */
export interface Receiver {
  recipientName: string;
  recipientMobile: string;
  postalCode: string;
  address1: string;
  address2: string;
}
