import { testRemote } from '@vitis/testing/remote';
import description from '../remote.json';
import enUS from './locales/en-US.json';
import jaJP from './locales/ja-JP.json';
import koKR from './locales/ko-KR.json';
import zhCN from './locales/zh-CN.json';
import zhTW from './locales/zh-TW.json';
import { remote } from './remote.ts';

testRemote({
  remote,
  description,
  texts: { 'ko-KR': koKR, 'en-US': enUS, 'zh-CN': zhCN, 'zh-TW': zhTW, 'ja-JP': jaJP },
  access: [{ path: '/mypage/manage-estimate-history', guest: false, roles: ['SALESPERSON'] }],
  menusOf: ['SALESPERSON', 'DRIVER'],
  // Own data has one page for every role; the buyer's part owns it.
  elsewhere: ['/mypage/member-info'],
});
