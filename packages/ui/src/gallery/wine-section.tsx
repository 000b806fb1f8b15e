import { Avatar } from '../controls/avatar.tsx';
import { DescriptionList } from '../controls/description-list.tsx';
import { KindDot } from '../controls/kind-dot.tsx';
import { Picture } from '../controls/picture.tsx';
import { ProgressBar } from '../controls/progress-bar.tsx';
import { Score } from '../controls/score.tsx';
import { TasteBar, TasteList } from '../controls/taste-bar.tsx';
import { TextLink } from '../controls/text-link.tsx';
import { Demo, Section } from './demo.tsx';
import styles from './ui-gallery.module.scss';

export function WineSection() {
  return (
    <Section id="wine" title="와인">
      <Demo name="KindDot · Score">
        <KindDot kind="red">레드</KindDot>
        <KindDot kind="white">화이트</KindDot>
        <KindDot kind="rose">로제</KindDot>
        <KindDot kind="sparkling">스파클링</KindDot>
        <KindDot kind="fortified">주정강화</KindDot>
        <Score value={93} label="100점 만점에 93점" />
      </Demo>
      <Demo name="TasteBar" layout="grid">
        <TasteList>
          <TasteBar label="당도" value={0.6} word="드라이" />
          <TasteBar label="바디" value={4.1} word="풀" />
          <TasteBar label="산도" value={2.9} word="중" />
          <TasteBar label="타닌" value={74} max={100} word="강" />
        </TasteList>
      </Demo>
      <Demo name="DescriptionList" layout="stack">
        <DescriptionList
          columns={2}
          ruled
          items={[
            { id: 'area', term: '산지', detail: '프랑스 · 보르도 · 생테밀리옹' },
            { id: 'alcohol', term: '알코올', detail: '14.0 %' },
            { id: 'grape', term: '품종', detail: '메를로 80, 카베르네 프랑 20' },
            { id: 'volume', term: '용량', detail: '750ml × 6' },
            {
              id: 'winery',
              term: '와이너리',
              detail: (
                <TextLink href="#wine" arrow>
                  샤토 라모네
                </TextLink>
              ),
            },
            { id: 'score', term: '평점', detail: <Score value={93} label="100점 만점에 93점" /> },
          ]}
        />
      </Demo>
      <Demo name="ProgressBar · Avatar">
        <div className={styles.side}>
          <ProgressBar
            label="여신 사용"
            value={7520000}
            max={20000000}
            valueText="20,000,000원 가운데 7,520,000원"
          />
          <br />
          <ProgressBar label="여신 사용" value={92} tone="bad" />
        </div>
        <Avatar name="한서윤" />
        <Avatar name="Kim" size={28} />
        <Avatar name="김도윤" size={48} presence={{ tone: 'good', label: '접속 중' }} />
        <Avatar name="담원" size={72} presence={{ tone: 'muted', label: '자리 비움' }} />
      </Demo>
      <Demo name="Picture">
        <div className={styles.ground}>
          <Picture
            picture={{
              base: '/files/demo/bottle',
              widths: [240, 480],
              width: 480,
              height: 480,
              alt: '샤토 라모네 2019 병',
            }}
            sizes="240px"
            fit="contain"
          />
        </div>
      </Demo>
    </Section>
  );
}
