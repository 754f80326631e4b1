import type { ObsConnection, Situation } from '../../src/protocol/messages.ts';
import { tables } from './tables.ts';

/** How OBS stands, in two or three words. */
export const obsWords = tables<Record<ObsConnection, string>>(
  {
    off: 'не настроена',
    connecting: 'подключаемся…',
    connected: 'подключена',
    'no-obs': 'не запущена',
    'wrong-password': 'неверный пароль',
    refused: 'не пускает',
    'old-protocol': 'слишком старая',
    timeout: 'не отвечает',
  },
  {
    off: 'not set up',
    connecting: 'connecting…',
    connected: 'connected',
    'no-obs': 'not running',
    'wrong-password': 'wrong password',
    refused: 'refused',
    'old-protocol': 'too old',
    timeout: 'no answer',
  },
);

/** What to do about it. */
export const obsAdvice = tables<Record<ObsConnection, string>>(
  {
    off: 'Впишите адрес и пароль: программа будет сама переключать сцены.',
    connecting: 'Подождите несколько секунд.',
    connected: 'Сцены переключаются сами по ходу игры.',
    'no-obs':
      'Запустите OBS. В ней: Сервис → Настройки сервера WebSocket → «Включить сервер WebSocket». Пульт подключится сам.',
    'wrong-password':
      'Пароль другой. В OBS: Сервис → Настройки сервера WebSocket → «Показать сведения о подключении».',
    refused: 'OBS закрыла соединение. Перезапустите OBS; пульт попробует снова сам.',
    'old-protocol': 'Нужна OBS 28 или новее: в ней сервер WebSocket уже есть.',
    timeout: 'OBS занята или зависла. Игра её не ждёт; пульт попробует снова сам.',
  },
  {
    off: 'Enter address and password: the program will switch scenes by itself.',
    connecting: 'Give it a few seconds.',
    connected: 'Scenes follow the game by themselves.',
    'no-obs':
      'Start OBS. In it: Tools → WebSocket Server Settings → “Enable WebSocket server”. The panel connects by itself.',
    'wrong-password':
      'The password differs. In OBS: Tools → WebSocket Server Settings → “Show Connect Info”.',
    refused: 'OBS closed the connection. Restart OBS; the panel tries again by itself.',
    'old-protocol': 'OBS 28 or newer is needed: it has the WebSocket server inside.',
    timeout: 'OBS is busy or frozen. The game does not wait for it; the panel tries again by itself.',
  },
);

export const situations = tables<Record<Situation, string>>(
  {
    idle: 'Ничего не идёт',
    between: 'ЧГК: между раундами',
    spin: 'ЧГК: волчок',
    reading: 'ЧГК: вопрос',
    discussion: 'ЧГК: обсуждение',
    answer: 'ЧГК: ответ',
    over: 'ЧГК: игра окончена',
    ready: 'Этап: ждём команду',
    preparation: 'Этап: подготовка',
    attempt: 'Этап: подход',
    review: 'Этап: проверка слов',
    break: 'Перерыв',
  },
  {
    idle: 'Nothing is on',
    between: 'ChGK: between rounds',
    spin: 'ChGK: the wheel',
    reading: 'ChGK: question',
    discussion: 'ChGK: discussion',
    answer: 'ChGK: answer',
    over: 'ChGK: game over',
    ready: 'Stage: waiting for a team',
    preparation: 'Stage: preparation',
    attempt: 'Stage: attempt',
    review: 'Stage: review of words',
    break: 'Break',
  },
);
