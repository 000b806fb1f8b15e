import { type Texts, texts } from './texts.ts';

/** What a person reads about uploads. */
export const FILE_TEXTS: Readonly<Record<string, Texts>> = {
  UPLOAD_QUOTA_REACHED: texts(
    '하루에 올릴 수 있는 파일의 양을 모두 사용했습니다. {hours}시간 후에 다시 시도해 주세요.',
    'You have reached the daily limit for uploads. Please try again in {hours} h.',
    '今日上传的文件已达上限，请在 {hours} 小时后重试。',
    '今日上傳的檔案已達上限，請在 {hours} 小時後再試。',
    '1日にアップロードできるファイルの上限に達しました。{hours}時間後にもう一度お試しください。',
  ),
  CHAT_FILE_NOT_TAKEN: texts(
    '받을 수 없는 파일입니다. 암호가 걸렸거나 매크로 또는 실행 파일이 든 파일은 보낼 수 없습니다.',
    'This file is not accepted. Files that are locked, or have macros or programs in them, cannot be sent.',
    '无法接收该文件。不能发送加密文件或包含宏、可执行文件的文件。',
    '無法接收該檔案。不能傳送加密檔案或包含巨集、執行檔的檔案。',
    'このファイルは受け付けられません。パスワード付き、またはマクロや実行ファイルを含むファイルは送信できません。',
  ),
  FILE_EMPTY: texts(
    '빈 파일입니다. 다른 파일을 올려 주세요.',
    'This file is empty. Please upload another file.',
    '文件为空，请上传其他文件。',
    '檔案為空，請上傳其他檔案。',
    '空のファイルです。別のファイルをアップロードしてください。',
  ),
  FILE_INFECTED: texts(
    '악성 코드가 발견되어 파일을 받을 수 없습니다. 다른 파일을 올려 주세요.',
    'Malware was found in this file, so it was not accepted. Please upload another file.',
    '文件中发现恶意软件，无法接收。请上传其他文件。',
    '檔案中發現惡意軟體，無法接收。請上傳其他檔案。',
    'ファイルからマルウェアが検出されたため、受け付けられません。別のファイルをアップロードしてください。',
  ),
};
