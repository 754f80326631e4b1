import { tables } from '../../text/tables.ts';

export const journalText = tables(
  {
    title: 'Журнал',
    intro:
      'Каждое решение записано на диск раньше, чем его увидел экран. Ничего не стирается: отмена тоже запись.',
    empty: 'Журнал пуст',
    emptyText: 'Здесь появится каждое решение вечера: кто когда вышел, какие очки, что отменено.',
    room: 'Комната',
    what: 'Что произошло',
    show: 'все',
    failed: 'Журнал не загрузился. Он цел на диске; попробуем ещё раз, когда вернётся связь.',
    save: 'Сохранить как текст',
    search: 'Найти',
  },
  {
    title: 'Journal',
    intro:
      'Every decision is on disk before any screen has seen it. Nothing is erased: undoing is an entry, too.',
    empty: 'The journal is empty',
    emptyText: 'Every decision of the evening appears here: who came out when, the points, what was undone.',
    room: 'Room',
    what: 'What happened',
    show: 'all',
    failed: 'The journal could not be loaded. It is safe on disk; we try again when the connection is back.',
    save: 'Save as text',
    search: 'Find',
  },
);
