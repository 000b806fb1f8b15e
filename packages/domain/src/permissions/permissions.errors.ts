import { can } from './permissions.ts';

// @ts-expect-error nobody deletes an estimate
can(null, 'delete', { kind: 'estimate' });

// @ts-expect-error there is no such thing to ask for
can(null, 'read', { kind: 'review' });
