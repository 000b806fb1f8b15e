import { useState } from 'react';
import { Checkbox } from '../controls/checkbox.tsx';
import { DateInput } from '../controls/date-input.tsx';
import { DateRange } from '../controls/date-range.tsx';
import type { DayRange } from '../controls/day-range-calendar.tsx';
import { FilePicker, type PickedFile } from '../controls/file-picker.tsx';
import { NumberInput } from '../controls/number-input.tsx';
import { QuantityStepper } from '../controls/quantity-stepper.tsx';
import { RadioGroup } from '../controls/radio-group.tsx';
import { SearchBox } from '../controls/search-box.tsx';
import { Segmented } from '../controls/segmented.tsx';
import { Select } from '../controls/select.tsx';
import { Switch } from '../controls/switch.tsx';
import { TextArea } from '../controls/text-area.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { searchIcon } from '../icons.ts';
import { Demo, Section } from './demo.tsx';
import styles from './ui-gallery.module.scss';

const UNREAD = '소수점이나 음수 없이 숫자만 입력해 주세요.';
const STEPPER = { quantity: '수량', decrease: '줄이기', increase: '늘리기', unread: UNREAD };
const REASONS = [
  { value: 'price', label: '가격이 맞지 않습니다' },
  { value: 'stock', label: '재고가 부족합니다' },
  { value: 'other', label: '기타', disabled: true },
];
const cases = (bottles: number) => `${bottles / 6}박스 (${bottles}병)`;

export function FieldsSection() {
  return (
    <Section id="fields" title="입력">
      <Demo name="TextInput" layout="grid">
        <TextInput label="이메일" type="email" placeholder="name@company.co.kr" clearLabel="지우기" />
        <TextInput
          label="업체명"
          defaultValue="(주)담원다이닝"
          clearLabel="지우기"
          hint="사업자등록증과 같게 적어 주세요."
          mark="필수"
        />
        <TextInput label="사업자등록번호" digits defaultValue="21487" error="숫자 10자리를 입력해 주세요." />
        <TextInput
          label="비밀번호"
          reveal={{ show: '비밀번호 보기', hide: '비밀번호 숨기기' }}
          defaultValue="Vitis!2026"
          autoComplete="off"
        />
        <TextInput label="도수" suffix="%" inputMode="decimal" />
        <TextInput label="검색" labelHidden icon={searchIcon} placeholder="고객사 이름" clearLabel="지우기" />
        <TextInput label="담당자" disabled defaultValue="한서윤" />
        <Price />
      </Demo>
      <Demo name="TextArea" layout="grid">
        <TextArea
          label="요청 사항"
          maxLength={200}
          counter={(used, most) => `${used} / ${most}`}
          defaultValue="연말 코스용입니다. 12월 첫째 주에 받고 싶어요."
        />
        <TextArea label="답변" error="내용을 입력해 주세요." />
      </Demo>
      <Demo name="Select" layout="grid">
        <Select label="사유" placeholder="선택해 주세요" options={REASONS} />
        <Select label="사유" options={REASONS} error="사유를 선택해 주세요." />
        <Select label="사유" options={REASONS} disabled />
        <Select label="정렬" labelHidden size="small" options={REASONS} />
      </Demo>
      <Demo name="Checkbox" layout="grid">
        <Checkbox label="레드" after="168" defaultChecked />
        <Checkbox label="화이트" after="74" />
        <Checkbox label="프랑스" indeterminate after="121" />
        <Checkbox label="로제" disabled />
        <Checkbox label="스파클링" disabled defaultChecked />
        <Checkbox label="약관에 동의합니다" error="동의가 필요합니다." />
      </Demo>
      <Demo name="RadioGroup · Switch" layout="grid">
        <RadioGroup label="유형" options={REASONS} defaultValue="price" />
        <RadioGroup
          label="배송지"
          layout="cards"
          defaultValue="a"
          options={[
            { value: 'a', label: '본점', hint: '서울특별시 용산구 이태원로 00' },
            { value: 'b', label: '물류 창고', hint: '경기도 하남시 조정대로 00' },
          ]}
        />
        <div>
          <Switch label="문자 알림" defaultChecked />
          <br />
          <Switch label="이메일 알림" />
          <br />
          <Switch label="영업일" disabled />
        </div>
      </Demo>
      <Demo name="QuantityStepper · Segmented">
        <Steppers />
      </Demo>
      <Demo name="DateRange" layout="stack">
        <Period />
      </Demo>
      <Demo name="DateInput" layout="grid">
        <DateInput
          label="희망 납기일"
          locale="ko-KR"
          min="2026-11-20"
          hint="주말은 선택하실 수 없습니다."
          isClosed={(day) => [0, 6].includes(new Date(day).getUTCDay())}
          labels={{
            calendar: '달력에서 선택',
            previousMonth: '이전 달',
            nextMonth: '다음 달',
            failed: '달력을 불러오지 못했습니다.',
            retry: '다시 시도',
          }}
        />
      </Demo>
      <Demo name="SearchBox" layout="grid">
        <Search />
      </Demo>
      <Demo name="FilePicker" layout="grid">
        <Files />
        <FilePicker
          label="배송 사진"
          capture="environment"
          files={[]}
          onPick={() => {}}
          onRemove={() => {}}
          labels={{ choose: '사진 찍기', remove: (name) => `${name} 삭제`, progress: (name) => name }}
          error="사진이 한 장 이상 필요합니다."
        />
      </Demo>
    </Section>
  );
}

function Price() {
  const [price, setPrice] = useState<number | null>(36900);
  return (
    <NumberInput
      label="단가"
      unreadError={UNREAD}
      value={price}
      onValueChange={setPrice}
      suffix="원"
      hint="부가세 별도"
    />
  );
}

function Steppers() {
  const [bottles, setBottles] = useState(12);
  const [unit, setUnit] = useState<'case' | 'bottle'>('case');
  return (
    <>
      <div className={styles.narrow}>
        <QuantityStepper
          value={bottles}
          onValueChange={setBottles}
          unitSize={unit === 'case' ? 6 : 1}
          max={312}
          labels={STEPPER}
          format={unit === 'case' ? cases : (count) => `${count}병`}
        />
      </div>
      <Segmented
        label="단위"
        value={unit}
        onValueChange={setUnit}
        options={[
          { value: 'case', label: '박스' },
          { value: 'bottle', label: '병' },
        ]}
      />
      <div className={styles.narrow}>
        <QuantityStepper
          size="small"
          value={bottles}
          onValueChange={setBottles}
          max={312}
          labels={STEPPER}
          format={(count) => `${count}병`}
        />
      </div>
      <div className={styles.narrow}>
        <QuantityStepper disabled value={6} onValueChange={setBottles} labels={STEPPER} />
      </div>
    </>
  );
}

function Period() {
  const [days, setDays] = useState<DayRange>({ from: '2026-10-20', to: '2026-11-20' });
  return (
    <DateRange
      label="기간"
      locale="ko-KR"
      value={days}
      onValueChange={setDays}
      max="2026-11-20"
      presets={[
        { id: '0', label: '오늘', from: '2026-11-20', to: '2026-11-20' },
        { id: '15', label: '15일', from: '2026-11-05', to: '2026-11-20' },
        { id: '1m', label: '1개월', from: '2026-10-20', to: '2026-11-20' },
        { id: '3m', label: '3개월', from: '2026-08-20', to: '2026-11-20' },
        { id: '6m', label: '6개월', from: '2026-05-20', to: '2026-11-20' },
      ]}
      labels={{
        presets: '기간 바로 선택',
        none: '전체 기간',
        calendar: '달력',
        previousMonth: '이전 달',
        nextMonth: '다음 달',
        clear: '지우기',
        done: '확인',
        failed: '달력을 불러오지 못했습니다.',
        retry: '다시 시도',
      }}
    />
  );
}

function Search() {
  const [term, setTerm] = useState('');
  const [items, setItems] = useState(['샤토 라모네', '샤블리', '리오하 2017', '브뤼']);
  const history = {
    title: '최근 검색어',
    items,
    onChoose: setTerm,
    onDelete: (gone: string) => setItems(items.filter((item) => item !== gone)),
    onDeleteAll: () => setItems([]),
    labels: {
      deleteOne: (item: string) => `${item} 삭제`,
      deleteAll: '전체 삭제',
      empty: '최근 검색어가 없습니다.',
    },
  };
  const shared = {
    label: '와인 검색',
    placeholder: '어떤 와인을 찾으시나요?',
    value: term,
    onValueChange: setTerm,
    searchLabel: '검색',
    clearLabel: '지우기',
    history,
    onSearch: (found: string) => setItems([...new Set([found, ...items])].filter(Boolean)),
  };
  return (
    <>
      <SearchBox {...shared} />
      <SearchBox {...shared} variant="overlay" />
    </>
  );
}

function Files() {
  const [files, setFiles] = useState<PickedFile[]>([
    { id: '1', name: '사업자등록증.pdf', note: '1.2 MB' },
    { id: '2', name: '통장 사본 2026년 11월 스캔본 최종.png', note: '640 KB', progress: 62 },
    { id: '3', name: '큰 파일.zip', error: '10 MB를 넘습니다.' },
  ]);
  return (
    <FilePicker
      label="첨부 파일"
      hint="PDF, JPG, PNG · 10 MB까지"
      multiple
      most={5}
      files={files}
      onPick={(picked) =>
        setFiles([...files, ...picked.map((file) => ({ id: `${file.name}-${file.size}`, name: file.name }))])
      }
      onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
      labels={{
        choose: '파일 선택',
        drop: '또는 여기에 놓기',
        remove: (name) => `${name} 삭제`,
        progress: (name) => `${name} 올리는 중`,
      }}
    />
  );
}
