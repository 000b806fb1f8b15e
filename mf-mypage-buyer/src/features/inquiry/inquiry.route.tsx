import { countQnas, deleteQna, getQna, listQnas, type QnaDetail } from '@vitis/contracts';
import { confirm, request, useSocketHint } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate, useParams } from '@vitis/platform/router';
import { useSettledCommand } from '@vitis/portal/commands';
import { DetailPage, DocumentState, LoadedDocument } from '@vitis/portal/detail';
import { inputOf, readsOf } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { Button, ButtonLink, chatIcon, trashIcon } from '@vitis/ui';
import { DocumentHead } from '@vitis/ui/documents';
import { useRef } from 'react';
import { INQUIRIES_PATH } from '../../shared/paths.ts';
import { InquiryTalk } from './inquiry-talk.tsx';

/** One inquiry with its answer; the answer comes while the page is open. */
export const Screen = defineScreen(InquiryScreen, {
  access: ['B2B'],
  data: readsOf('iid', getQna),
  head: ({ params }, read) => {
    const inquiry = read(request(getQna, inputOf(getQna, params.iid)));
    return inquiry === undefined ? {} : { title: inquiry.title, crumbs: [{ label: inquiry.title }] };
  },
});

function InquiryScreen() {
  const { iid } = useParams();
  const load = useEndpoint(getQna, inputOf(getQna, iid));
  /** It is being deleted here: what tells the other tabs of it would ask for what is gone. */
  const isLeaving = useRef(false);
  useSocketHint('inquiry:changed', (hint) => {
    if (!isLeaving.current && (hint === null || String(hint.id) === iid)) load.refresh();
  });
  const onLeave = (leaves: boolean) => {
    isLeaving.current = leaves;
    // A refusal shows the answer that has come in the meantime, beside the provider's own words.
    if (!leaves) load.refresh();
  };
  return (
    <LoadedDocument
      load={load}
      failed="portal.document.failed"
      texts="inquiry"
      list={INQUIRIES_PATH}
      icon={chatIcon}
    >
      {(inquiry) => (
        <DetailPage>
          <DocumentHead
            number={inquiry.title}
            state={<DocumentState kind="inquiry" status={inquiry.status} reader="buyer" />}
            actions={<Actions inquiry={inquiry} onLeave={onLeave} />}
          />
          <InquiryTalk inquiry={inquiry} />
        </DetailPage>
      )}
    </LoadedDocument>
  );
}

interface ActionsProps {
  inquiry: QnaDetail;
  /** Its deletion begins, or has been refused. */
  onLeave: (leaves: boolean) => void;
}

function Actions({ inquiry: { id, status }, onLeave }: ActionsProps) {
  const { t } = useTranslation('mf-mypage-buyer');
  const navigate = useNavigate();
  const { run, busy } = useSettledCommand(deleteQna, { refreshes: [listQnas, countQnas] });
  const remove = async () => {
    if (!(await confirm(t('inquiry.removeText'), { accept: t('inquiry.remove') }))) return;
    onLeave(true);
    const outcome = await run({ params: { id } });
    if (outcome.kind === 'done') void navigate(INQUIRIES_PATH, { replace: true });
    else onLeave(false);
  };
  return (
    <>
      {status === 'WAITING' ? (
        <Button icon={trashIcon} loading={busy} onClick={() => void remove()}>
          {t('inquiry.remove')}
        </Button>
      ) : null}
      <ButtonLink href={INQUIRIES_PATH}>{t('inquiry.toList')}</ButtonLink>
    </>
  );
}
