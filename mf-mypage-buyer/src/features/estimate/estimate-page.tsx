import {
  cancelEstimate,
  confirmEstimate,
  type Estimate,
  type EstimateRevision,
  type listEstimateRevisions,
  modifyEstimate,
  type SuccessOf,
} from '@vitis/contracts';
import { offeredSteps } from '@vitis/domain';
import { publish } from '@vitis/platform';
import type { Loaded } from '@vitis/platform/data';
import { serverNow } from '@vitis/platform/time';
import { useCommand, useRole } from '@vitis/portal/commands';
import { hasDraft, useLazyForm } from '@vitis/portal/forms';
import { lazyComponent } from '@vitis/ui';
import { DocumentColumns } from '@vitis/ui/documents';
import { useState } from 'react';
import styles from '../../shared/document.module.scss';
import { EstimateHead } from './estimate-head.tsx';
import { EstimateLines } from './estimate-lines.tsx';
import { EstimateNotices } from './estimate-notices.tsx';
import { EstimateRevisions } from './estimate-revisions.tsx';
import { EstimateSteps } from './estimate-steps.tsx';
import { modifyDraftOf } from './modify-draft.ts';
import type { ModifyFormProps } from './modify-form.tsx';
import { STEP } from './use-estimate.ts';

const modifyForm = lazyComponent<ModifyFormProps>(() =>
  import(/* webpackChunkName: "modify-form" */ './modify-form.tsx').then(({ ModifyForm }) => ModifyForm),
);

interface Props {
  estimate: Estimate;
  revisions: Loaded<SuccessOf<typeof listEstimateRevisions>>;
}

const NO_REVISIONS: readonly EstimateRevision[] = [];

/** What is known of an estimate; asking anew opens in the place of its lines. */
export function EstimatePage({ estimate, revisions }: Props) {
  /** What the reader knows of; whatever is later is shown as a change. */
  const [seen, setSeen] = useState({ version: estimate.version, revision: estimate.revision });
  const { Form: ModifyForm, ...modifying } = useLazyForm(modifyForm, {
    startsOpen: hasDraft(modifyDraftOf(estimate.estimateNumber)),
    isOffered: offeredSteps('estimate', estimate.status, { role: useRole('B2B') }).includes('MODIFY'),
  });
  const [done, setDone] = useState<'modified' | 'confirmed' | 'cancelled' | null>(null);
  const steps = {
    confirm: useCommand(confirmEstimate, STEP),
    modify: useCommand(modifyEstimate, { ...STEP, fields: ['requestMessage'] }),
    cancel: useCommand(cancelEstimate, { ...STEP, fields: ['reason'] }),
  };
  const now = serverNow();
  const known = revisions.data?._embedded.items ?? NO_REVISIONS;
  const isChanged = estimate.version > seen.version;

  const acknowledge = (of: Estimate) => setSeen({ version: of.version, revision: of.revision });
  const finish = (of: Estimate, what: NonNullable<typeof done>) => {
    acknowledge(of);
    setDone(what);
    publish('estimate/changed', { estimateNumber: of.estimateNumber });
  };

  return (
    <div className={styles.page}>
      <EstimateHead
        {...{ estimate, now, steps }}
        isChanged={isChanged}
        isModifying={modifying.isOpen}
        onModify={() => {
          setDone(null);
          modifying.open();
        }}
        onDone={finish}
      />
      <EstimateSteps {...{ estimate, now }} revisions={known} />
      <EstimateNotices
        {...{ estimate, now, isChanged, done }}
        refusal={(steps.confirm.refusal ?? steps.modify.refusal)?.message ?? null}
        onClose={() => {
          acknowledge(estimate);
          setDone(null);
          steps.confirm.forget();
          steps.modify.forget();
        }}
      />
      <DocumentColumns
        main={
          <>
            {ModifyForm ? (
              <ModifyForm
                estimate={estimate}
                step={steps.modify}
                onClose={modifying.close}
                onDone={(of) => {
                  modifying.close();
                  finish(of, 'modified');
                }}
              />
            ) : null}
            {ModifyForm && !isChanged ? null : (
              <EstimateLines
                key={isChanged ? `${estimate.version} since ${seen.revision}` : estimate.version}
                estimate={estimate}
                revisions={known}
                since={isChanged ? seen.revision : null}
              />
            )}
          </>
        }
        aside={<EstimateRevisions revisions={revisions} />}
      />
    </div>
  );
}
