import { Badge } from '../controls/badge.tsx';
import { Button, ButtonLink } from '../controls/button.tsx';
import { Icon, type IconDrawing } from '../controls/icon.tsx';
import { IconButton, IconLink } from '../controls/icon-button.tsx';
import { Status, Tag } from '../controls/status.tsx';
import { TextLink } from '../controls/text-link.tsx';
import * as icons from '../icons.ts';
import {
  arrowRightIcon,
  cartIcon,
  chatIcon,
  chevronDownIcon,
  heartFilledIcon,
  heartIcon,
  printIcon,
  trashIcon,
} from '../icons.ts';
import { Demo, Section } from './demo.tsx';
import styles from './ui-gallery.module.scss';

/** Every drawing by the name of its constant. */
const ICONS: Record<string, IconDrawing> = icons;

const COLOURS = [
  'paper',
  'raised',
  'stage',
  'line',
  'line-strong',
  'line-field',
  'ink',
  'muted',
  'wine',
  'wine-pressed',
  'wine-tint',
  'gold',
  'good',
  'good-tint',
  'careful',
  'careful-tint',
  'bad',
  'bad-tint',
  'kind-red',
  'kind-white',
  'kind-rose',
  'kind-sparkling',
  'kind-fortified',
] as const;

export function ButtonsSection() {
  return (
    <Section id="buttons" title="바탕과 버튼">
      <Demo name="색" layout="stack">
        <div className={styles.swatches}>
          {COLOURS.map((name) => (
            <span key={name} className={styles[name]}>
              {name}
            </span>
          ))}
        </div>
      </Demo>
      <Demo name="글자" layout="stack">
        <h1>론 남부, 햇살이 긴 해의 와인 2,022</h1>
        <h2>다시 주문하기</h2>
        <h3>샤토 라모네 2019</h3>
        <p>점토 석회암 토양에서 자란 35년 수령의 메를로를 프렌치 오크에서 16개월 숙성했습니다.</p>
        <p lang="ja-JP">35年樹齢のメルローをフレンチオークで16か月熟成しました。</p>
        <p lang="zh-CN">采用35年树龄的梅洛，在法国橡木桶中陈酿16个月。</p>
        <p lang="zh-TW">採用35年樹齡的梅洛，於法國橡木桶中陳釀16個月。</p>
      </Demo>
      <Demo name="Button">
        <Button variant="primary">견적 확정</Button>
        <Button>다시 요청</Button>
        <Button variant="quiet">모두 지우기</Button>
        <Button variant="danger">발주 취소</Button>
        <Button variant="primary" size="large">
          14종 보기
        </Button>
        <Button variant="primary" size="small">
          담기
        </Button>
        <Button size="small" iconAfter={chevronDownIcon}>
          추천순
        </Button>
        <Button icon={printIcon}>인쇄</Button>
        <ButtonLink href="#buttons" iconAfter={arrowRightIcon}>
          구매 현황
        </ButtonLink>
      </Demo>
      <Demo name="Button – 상태">
        <Button variant="primary" loading>
          견적 확정
        </Button>
        <Button loading>다시 요청</Button>
        <Button variant="primary" disabled>
          견적 확정
        </Button>
        <Button disabled>다시 요청</Button>
        <Button variant="quiet" disabled>
          모두 지우기
        </Button>
        <Button variant="danger" disabled>
          발주 취소
        </Button>
      </Demo>
      <Demo name="IconButton">
        <IconLink href="#buttons" icon={chatIcon} label="채팅" count={2} countLabel="읽지 않은 메시지 2개" />
        <IconLink href="#buttons" icon={cartIcon} label="장바구니" count={128} countLabel="128개" />
        <IconButton icon={heartIcon} label="위시" aria-pressed={false} />
        <IconButton icon={heartFilledIcon} label="위시" aria-pressed />
        <IconButton icon={printIcon} label="인쇄" variant="bordered" />
        <IconButton icon={trashIcon} label="삭제" size="small" />
        <IconButton icon={trashIcon} label="삭제" disabled />
        <span className={styles.onPicture}>
          <IconButton icon={heartIcon} label="위시" variant="raised" />
        </span>
      </Demo>
      <Demo name="Link">
        <TextLink href="#buttons">E20261118-0004</TextLink>
        <TextLink href="#buttons" arrow>
          견적 확인하기
        </TextLink>
        <TextLink href="#buttons" variant="underlined">
          개인정보 처리방침
        </TextLink>
        <TextLink href="#buttons" variant="quiet">
          샤토 라모네
        </TextLink>
        <TextLink href="https://example.com" target="_blank">
          브랜드 사이트
        </TextLink>
      </Demo>
      <Demo name="Badge · Status · Tag">
        <Badge count={2} label="알림 2개" />
        <Badge count={120} label="알림 120개" />
        <Badge count={7} tone="muted" />
        <Status tone="careful">견적요청</Status>
        <Status tone="wine">견적완료</Status>
        <Status tone="good">배송완료</Status>
        <Status tone="bad">반려</Status>
        <Status tone="muted">취소</Status>
        <Tag tone="good">대체</Tag>
        <Tag tone="bad">제외</Tag>
        <Tag tone="gold" soft>
          구매 이력
        </Tag>
        <Tag tone="careful" soft>
          품절 임박
        </Tag>
        <Tag>기본</Tag>
      </Demo>
      <Demo name="Icon" layout="stack">
        <div className={styles.icons}>
          {Object.entries(ICONS).map(([name, drawing]) => (
            <span key={name}>
              <Icon drawing={drawing} size={24} />
              <small>{name}</small>
            </span>
          ))}
        </div>
      </Demo>
    </Section>
  );
}
