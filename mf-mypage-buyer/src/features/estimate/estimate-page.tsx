import {
  confirmEstimate,
  type Estimate,
  type EstimateRevision,
  type listEstimateRevisions,
  modifyEstimate,
  type SuccessOf,
} from '@vitis/contracts';
import { offeredSteps } from '@vitis/domain';
import type { Loaded } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { useRole, useSettledCommand } from '@vitis/portal/commands';
import {
  DetailPage,
  ESTIMATE_STEP,
  EstimateProgress,
  RequestFacts,
  RevisionHistory,
} from '@vitis/portal/detail';
import { hasDraft, useLazyForm } from '@vitis/portal/forms';
import { ButtonLink, chatIcon, lazyComponent } from '@vitis/ui';
import { DocumentColumns } from '@vitis/ui/documents';
import { useState } from 'react';
import styles from '../../shared/document.module.scss';
import { chatAbout } from '../../shared/paths.ts';
import { ReorderedNotice } from '../../shared/reorder/reorder.tsx';
import type { ConfirmLinesFormProps } from './confirm-lines-form.tsx';
import { confirmLinesDraftOf } from './confirm-lines-values.ts';
import { EstimateHead } from './estimate-head.tsx';
import { EstimateLines } from './estimate-lines.tsx';
import { type DoneStep, EstimateNotices } from './estimate-notices.tsx';
import { modifyDraftOf, seenAtFirst } from './modify-draft.ts';
import type { ModifyFormProps } from './modify-form.tsx';

const modifyForm = lazyComponent<ModifyFormProps>(() =>
  import(/* webpackChunkName: "modify-form" */ './modify-form.tsx').then(({ ModifyForm }) => ModifyForm),
);

const confirmLinesForm = lazyComponent<ConfirmLinesFormProps>(() =>
  import(/* webpackChunkName: "confirm-lines-form" */ './confirm-lines-form.tsx').then(
    ({ ConfirmLinesForm }) => ConfirmLinesForm,
  ),
);

interface Props {
  estimate: Estimate;
  revisions: Loaded<SuccessOf<typeof listEstimateRevisions>>;
}

const NO_REVISIONS: readonly EstimateRevision[] = [];

/** Why a step was not taken stands on the page. */
const STEP = { ...ESTIMATE_STEP, tells: ['refused', 'stale'] } as const;

/** What is known of an estimate; asking anew, and taking a part of it, open in the place of its lines. */
export function EstimatePage({ estimate, revisions }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  /** What the reader knows of; whatever is later is shown as a change. */
  const [seen, setSeen] = useState(() => seenAtFirst(estimate));
  const steps = offeredSteps('estimate', estimate.status, { role: useRole('B2B') });
  const isOffered = steps.includes('MODIFY');
  const { Form: ModifyForm, ...modifying } = useLazyForm(modifyForm, {
    startsOpen: hasDraft(modifyDraftOf(estimate.estimateNumber)),
    isOffered,
  });
  const { Form: ConfirmLinesForm, ...choosing } = useLazyForm(confirmLinesForm, {
    startsOpen: !modifying.isOpen && hasDraft(confirmLinesDraftOf(estimate.estimateNumber)),
    isOffered: steps.includes('CONFIRM') && estimate.products.length > 1,
  });
  const [isReordered, setReordered] = useState(false);
  const [done, setDone] = useState<DoneStep | null>(null);
  const confirmation = useSettledCommand(confirmEstimate, STEP);
  const modification = useSettledCommand(modifyEstimate, { ...STEP, fields: ['requestMessage', 'files'] });
  const now = serverNow();
  const known = revisions.data?._embedded.items ?? NO_REVISIONS;
  const isChanged = estimate.version > seen.version;

  const acknowledge = (of: Estimate) => setSeen({ version: of.version, revision: of.revision });
  const closeNotices = () => {
    acknowledge(estimate);
    setDone(null);
    confirmation.forget();
    modification.forget();
  };
  const write = (form: { open: () => void }) => {
    // The form begins with what the estimate is now.
    acknowledge(estimate);
    setDone(null);
    form.open();
  };
  const finish = (of: Estimate, what: DoneStep) => {
    acknowledge(of);
    setDone(what);
  };

  const askAgain = async () => {
    const products = estimate.products.map(({ idProduct, qty }) => ({ idProduct, qty }));
    const outcome = await modification.run(
      { params: { number: estimate.estimateNumber }, body: { requestMessage: '', products } },
      { version: estimate.version },
    );
    if (outcome.kind === 'done') finish(outcome.body, 'modified');
  };

  return (
    <DetailPage>
      <EstimateHead
        {...{ estimate, now, confirmation }}
        isWriting={modifying.isOpen || choosing.isOpen}
        onModify={() => write(modifying)}
        onConfirmLines={() => write(choosing)}
        onReordered={() => setReordered(true)}
        onDone={finish}
      />
      <ReorderedNotice isShown={isReordered} onClose={() => setReordered(false)} />
      <EstimateProgress {...{ estimate, now }} revisions={known} />
      <EstimateNotices
        {...{ estimate, now, isChanged, done }}
        isWriting={modifying.isOpen || choosing.isOpen}
        refusal={(confirmation.refusal ?? modification.refusal)?.message ?? null}
        onClose={closeNotices}
        askAgain={
          isOffered && !modifying.isOpen && !choosing.isOpen
            ? { onAsk: () => void askAgain(), busy: modification.busy }
            : null
        }
      />
      <DocumentColumns
        main={
          <>
            {ModifyForm ? (
              <ModifyForm
                {...{ estimate, seen }}
                step={modification}
                onTakeOver={closeNotices}
                onClose={modifying.close}
                onDone={(of) => {
                  modifying.close();
                  finish(of, 'modified');
                }}
              />
            ) : null}
            {ConfirmLinesForm ? (
              <ConfirmLinesForm
                {...{ estimate, seen }}
                onTakeOver={closeNotices}
                onClose={choosing.close}
                onDone={(of) => {
                  choosing.close();
                  finish(of, of.notTaken.length > 0 ? 'confirmedLines' : 'confirmed');
                }}
              />
            ) : null}
            {(ModifyForm || ConfirmLinesForm) && !isChanged ? null : (
              <EstimateLines
                key={isChanged ? `${estimate.version} since ${seen.revision}` : estimate.version}
                estimate={estimate}
                revisions={known}
                since={isChanged ? seen.revision : null}
              />
            )}
          </>
        }
        aside={
          <>
            <RevisionHistory revisions={revisions}>
              <ButtonLink className={styles.chat} icon={chatIcon} href={chatAbout(estimate.estimateNumber)}>
                {t('document.chat')}
              </ButtonLink>
            </RevisionHistory>
            <RequestFacts estimate={estimate} />
          </>
        }
      />
    </DetailPage>
  );
}
