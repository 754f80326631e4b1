import type { ObsConnection, Words } from '../../protocol/messages.ts';

/** Why OBS is not reached, as the panel knows it. */
export type LinkFault =
  | { readonly kind: 'no-obs'; readonly address: string }
  | { readonly kind: 'wrong-password'; readonly given: boolean }
  | { readonly kind: 'refused'; readonly address: string; readonly detail: string }
  | { readonly kind: 'old-protocol' }
  | { readonly kind: 'timeout' };

/** What is wrong although OBS is reached. */
export type SceneFault =
  | { readonly kind: 'scene-missing'; readonly scene: string }
  | { readonly kind: 'switch-failed'; readonly scene: string; readonly detail: string };

export type Fault = LinkFault | SceneFault;

/** A sentence or two for a person: what is wrong, and what to do about it. */
export function faultWords(fault: Fault): Words {
  switch (fault.kind) {
    case 'no-obs':
      return {
        ru: `По адресу ${fault.address} никто не отвечает. Запустите OBS и включите в ней сервер: «Сервис → Настройки сервера WebSocket». Подключение произойдёт само.`,
        en: `Nobody answers at ${fault.address}. Start OBS and enable its server: Tools → WebSocket Server Settings. The connection will then be made by itself.`,
      };
    case 'wrong-password':
      return fault.given
        ? {
            ru: 'OBS не приняла пароль. Верный показан в OBS: «Сервис → Настройки сервера WebSocket → Показать сведения о подключении».',
            en: 'OBS did not accept the password. The right one is shown in OBS: Tools → WebSocket Server Settings → Show Connect Info.',
          }
        : {
            ru: 'OBS требует пароль. Он показан в OBS: «Сервис → Настройки сервера WebSocket → Показать сведения о подключении».',
            en: 'OBS asks for a password. It is shown in OBS: Tools → WebSocket Server Settings → Show Connect Info.',
          };
    case 'refused':
      return {
        ru: `По адресу ${fault.address} подключение отклонено (${fault.detail}). Если это не OBS, проверьте адрес и порт; если OBS, перезапустите её.`,
        en: `The connection to ${fault.address} was turned down (${fault.detail}). If that is not OBS, check the address and the port; if it is, restart it.`,
      };
    case 'old-protocol':
      return {
        ru: 'Отвечает не протокол obs-websocket 5. Нужна OBS 28 или новее; в ней порт по умолчанию — 4455.',
        en: 'The answer is not obs-websocket 5. OBS 28 or newer is needed; its usual port is 4455.',
      };
    case 'timeout':
      return {
        ru: 'OBS не отвечает: похоже, она зависла. Игра идёт дальше; как только OBS ответит, сцена встанет на место.',
        en: 'OBS does not answer: it seems to be frozen. The game goes on; once OBS answers, the scene will be put right.',
      };
    case 'scene-missing':
      return {
        ru: `В OBS нет сцены «${fault.scene}», поэтому сцена не переключена. Создайте её или выберите другую в таблице сцен.`,
        en: `OBS has no scene "${fault.scene}", so the scene was not switched. Create it, or choose another one in the scene table.`,
      };
    case 'switch-failed':
      return {
        ru: `OBS не переключила сцену на «${fault.scene}» (${fault.detail}).`,
        en: `OBS did not switch to the scene "${fault.scene}" (${fault.detail}).`,
      };
  }
}

export const notConnected: Words = {
  ru: 'OBS не подключена.',
  en: 'OBS is not connected.',
};

export const badAddress: Words = {
  ru: 'Непонятный адрес OBS. Нужен вид 127.0.0.1:4455.',
  en: 'That is no address of an OBS. It should look like 127.0.0.1:4455.',
};

export const noSuchScene = (scene: string): Words => ({
  ru: `В OBS нет сцены «${scene}».`,
  en: `OBS has no scene "${scene}".`,
});

export const didNotHappen = (detail: string): Words => ({
  ru: `OBS этого не сделала: ${detail}.`,
  en: `OBS did not do that: ${detail}.`,
});

export const silence: Words = {
  ru: 'OBS этого пока не подтвердила: посмотрите, не спрашивает ли она о чём-нибудь в своём окне.',
  en: 'OBS has not confirmed that yet: look whether it asks something in its own window.',
};

export const noReplayBuffer: Words = {
  ru: 'Буфер повтора в OBS выключен: «Файл → Настройки → Вывод → Буфер повтора».',
  en: 'The replay buffer is off in OBS: File → Settings → Output → Replay Buffer.',
};

export const noBrowserSource = (url: string): Words => ({
  ru: `Сцены готовы, но в этой OBS нет источника «Браузер» (так бывает в сборках из репозитория дистрибутива). Поставьте OBS с obsproject.com или покажите страницу ${url} захватом окна.`,
  en: `The scenes are ready, but this OBS has no Browser source (so it is in some distributions' packages). Install OBS from obsproject.com, or show the page ${url} by capturing a window.`,
});

const CONNECTION: Readonly<Record<ObsConnection, Words>> = {
  off: { ru: 'связь выключена', en: 'switched off' },
  connecting: { ru: 'подключаюсь', en: 'connecting' },
  connected: { ru: 'подключена', en: 'connected' },
  'no-obs': { ru: 'никто не отвечает', en: 'nobody answers' },
  'wrong-password': { ru: 'пароль не подошёл', en: 'wrong password' },
  refused: { ru: 'подключение отклонено', en: 'the connection was turned down' },
  'old-protocol': { ru: 'слишком старая, нужна OBS 28', en: 'too old, OBS 28 is needed' },
  timeout: { ru: 'не отвечает', en: 'does not answer' },
};

/** Lines for the terminal. */
export const nowIs = (connection: ObsConnection): Words => ({
  ru: `OBS: ${CONNECTION[connection].ru}.`,
  en: `OBS: ${CONNECTION[connection].en}.`,
});

export const putAside = (file: string): Words => ({
  ru: `Настройки OBS не удалось разобрать; файл отложен: ${file}.`,
  en: `The settings of OBS could not be understood; the file has been put aside: ${file}.`,
});

export const settingsUnread: Words = {
  ru: 'Настройки OBS не удалось прочитать: пока действуют обычные.',
  en: 'The settings of OBS could not be read: the usual ones hold for now.',
};

export const settingsNotKept: Words = {
  ru: 'Настройки OBS не удалось записать: до остановки они действуют, потом их придётся ввести снова.',
  en: 'The settings of OBS could not be written: they hold until the program stops and then have to be given again.',
};

export const noWaitingPage: Words = {
  ru: 'Страницу ожидания для OBS не удалось записать.',
  en: 'The waiting page for OBS could not be written.',
};

export const broken: Words = {
  ru: 'Внутренняя ошибка: связь с OBS остановлена; включите её в пульте снова. Игра идёт дальше.',
  en: 'An internal error: the connection to OBS has stopped; switch it on again in the panel. The game goes on.',
};
