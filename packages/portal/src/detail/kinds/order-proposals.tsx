import type { OrderForm, OrderProposal } from '@vitis/contracts';
import {
  type DocumentReader,
  formatMoney,
  seoulDay,
  shortTime,
  shownProposalStatus,
  statusLabel,
} from '@vitis/domain';
import { useLanguage } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { Panel, Status, Tag, Timeline } from '@vitis/ui';
import { statusTone } from '../../documents/status-tone.ts';
import { usePortalTexts } from '../../remote/screen-frame.tsx';
import styles from '../detail.module.scss';
import { ProposedChanges, type ProposedPart } from './proposed-changes.tsx';

/** What was proposed in the place of an order, the latest first: what, by whom, and what its buyer said. */
export function OrderProposals({ order, reader }: { order: OrderForm; reader: DocumentReader }) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  const { proposals } = order;
  if (proposals.length === 0) return null;
  const today = seoulDay(serverNow());
  const title = t('portal.proposal.history');
  const items = proposals.toReversed().map((proposal, index) => {
    const status = shownProposalStatus(proposal, today);
    const { number, authorName, createdAt, message, answeredAt, answererName, answerMessage } = proposal;
    return {
      id: String(number),
      title: (
        <>
          {t('portal.proposal.numbered', { number })}{' '}
          <Status tone={statusTone('orderProposal', status, reader)}>
            {statusLabel('orderProposal', status, language)}
          </Status>
        </>
      ),
      meta: `${authorName} · ${shortTime(createdAt, language)}`,
      said: message === '' ? undefined : message,
      detail: (
        <>
          <ProposedChanges proposal={proposal} end={(part) => <Answer proposal={proposal} part={part} />} />
          <p className={styles.total}>
            {t('portal.proposal.total')} {formatMoney(proposal.total, language)}
          </p>
          {answeredAt === null ? null : (
            <p className={styles.total}>
              {answererName} · {shortTime(answeredAt, language)}
            </p>
          )}
          {answerMessage === '' ? null : <p className={styles.said}>{answerMessage}</p>}
        </>
      ),
      current: index === 0,
    };
  });
  return (
    <Panel title={title}>
      <Timeline label={title} items={items} />
    </Panel>
  );
}

/** Whether a part of a proposal was accepted; nothing while nobody has answered. */
function Answer({ proposal, part }: { proposal: OrderProposal; part: ProposedPart }) {
  const { t } = usePortalTexts();
  const accepted =
    part === 'day'
      ? proposal.dayAccepted
      : (proposal.lines.find(({ position }) => position === part)?.accepted ?? null);
  if (accepted === null) return null;
  return accepted ? (
    <Tag tone="good">{t('portal.proposal.accepted')}</Tag>
  ) : (
    <Tag tone="bad">{t('portal.proposal.declined')}</Tag>
  );
}
