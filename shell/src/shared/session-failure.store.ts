import { atom } from 'nanostores';

/** Set while nobody can say whose token this is, because the provider cannot be reached; `retry` asks again. */
export const sessionFailureStore = atom<{ retry: () => void } | null>(null);
