import {
  confirmEstimate,
  type Estimate,
  type EstimateRevision,
  type listEstimateRevisions,
  modifyEstimate,
  type SuccessOf,
} from '@vitis/contracts';
import type { Loaded } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { useCommand } from '@vitis/portal/commands';
import { DetailPage, ESTIMATE_STEP, EstimateProgress, RevisionHistory } from '@vitis/portal/detail';
import { isKept } from '@vitis/portal/forms';
import { ButtonLink, chatIcon } from '@vitis/ui';
import { DocumentColumns } from '@vitis/ui/documents';
import { useState } from 'react';
import styles from '../../shared/document.module.scss';
import { EstimateHead } from './estimate-head.tsx';
import { EstimateLines } from './estimate-lines.tsx';
import { EstimateNotices } from './estimate-notices.tsx';
import { ModifyForm } from './modify-form.tsx';
import { modifyFormOf } from './use-draft.ts';

interface Props {
  estimate: Estimate;
  revisions: Loaded<SuccessOf<typeof listEstimateRevisions>>;
}

const NO_REVISIONS: readonly EstimateRevision[] = [];

/** Why a step was not taken stands on the page. */
const STEP = { ...ESTIMATE_STEP, tells: ['refused', 'stale'] } as const;

/** What is known of an estimate; asking anew opens in the place of its lines. */
export function EstimatePage({ estimate, revisions }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  /** What the reader knows of; whatever is later is shown as a change. */
  const [seen, setSeen] = useState({ version: estimate.version, revision: estimate.revision });
  const [modifying, setModifying] = useState(() => isKept(modifyFormOf(estimate.estimateNumber)));
  const [done, setDone] = useState<'modified' | 'confirmed' | 'cancelled' | null>(null);
  const confirmation = useCommand(confirmEstimate, STEP);
  const modification = useCommand(modifyEstimate, { ...STEP, fields: ['requestMessage'] });
  const now = serverNow();
  const known = revisions.data?._embedded.items ?? NO_REVISIONS;
  const isChanged = estimate.version > seen.version;

  const acknowledge = (of: Estimate) => setSeen({ version: of.version, revision: of.revision });
  const finish = (of: Estimate, what: NonNullable<typeof done>) => {
    acknowledge(of);
    setDone(what);
  };

  return (
    <DetailPage>
      <EstimateHead
        {...{ estimate, now, confirmation }}
        isModifying={modifying}
        onModify={() => {
          setDone(null);
          setModifying(true);
        }}
        onDone={finish}
      />
      <EstimateProgress {...{ estimate, now }} revisions={known} />
      <EstimateNotices
        {...{ estimate, now, isChanged, done }}
        refusal={(confirmation.refusal ?? modification.refusal)?.message ?? null}
        onClose={() => {
          acknowledge(estimate);
          setDone(null);
          confirmation.forget();
          modification.forget();
        }}
      />
      <DocumentColumns
        main={
          <>
            {modifying ? (
              <ModifyForm
                estimate={estimate}
                step={modification}
                onClose={() => setModifying(false)}
                onDone={(of) => {
                  setModifying(false);
                  finish(of, 'modified');
                }}
              />
            ) : null}
            {modifying && !isChanged ? null : (
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
          <RevisionHistory revisions={revisions}>
            <ButtonLink className={styles.chat} icon={chatIcon} href="/chat">
              {t('document.chat')}
            </ButtonLink>
          </RevisionHistory>
        }
      />
    </DetailPage>
  );
}
