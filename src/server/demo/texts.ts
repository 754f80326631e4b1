import type { Language } from '../../rules/index.ts';

export interface DemoQuestion {
  readonly sector: number;
  readonly number?: number;
  readonly author: string;
  readonly town: string;
  readonly text: string;
  readonly answer: string;
}

export interface DemoTexts {
  readonly title: string;
  readonly rooms: readonly [string, string];
  readonly schedule: readonly string[];
  readonly teams: readonly (readonly [name: string, color: string, players: readonly string[]])[];
  readonly shortStage: string;
  readonly theme: string;
  readonly experts: { readonly name: string; readonly players: readonly string[] };
  readonly viewers: string;
  readonly series: readonly (readonly [team: string, experts: number, viewers: number])[];
  readonly rating: readonly (readonly [team: string, points: number])[];
  readonly caption: { readonly title: string; readonly text: string };
  readonly hat: string;
  readonly artist: readonly (readonly [text: string, note: string])[];
  readonly crocodile: readonly string[];
  readonly questions: readonly DemoQuestion[];
}

const ru: DemoTexts = {
  title: 'Осенний вечер клуба «Сова»',
  rooms: ['Большой зал', 'Малый зал'],
  schedule: ['Регистрация', 'Команды собираются', 'Начало игры'],
  teams: [
    ['Полярная сова', '#3fa7ff', ['Аня', 'Борис', 'Вера', 'Гриша']],
    ['Сычи', '#ff9f1c', ['Денис', 'Ева', 'Женя', 'Зоя']],
    ['Филин и партнёры', '#8bd450', ['Инна', 'Костя', 'Лёва', 'Майя']],
    ['Неспящие', '#ff4d6d', ['Ника', 'Оля', 'Петя', 'Рита']],
    ['Лунный свет', '#b388ff', ['Саша', 'Тася', 'Ульяна', 'Фёдор']],
    ['Третий жаворонок слева', '#2dd4bf', ['Харитон', 'Цветана', 'Эля', 'Юра']],
  ],
  shortStage: 'демонстрация: один круг вместо трёх',
  theme: 'Картины, которые узнают все',
  experts: { name: 'Сборная «Совы»', players: ['Аня', 'Денис', 'Инна', 'Ника', 'Саша', 'Эля'] },
  viewers: 'Зрители',
  series: [
    ['Летняя сборная', 6, 4],
    ['Сборная новичков', 3, 6],
  ],
  rating: [
    ['Полярная сова', 41],
    ['Неспящие', 38.5],
    ['Сычи', 36],
  ],
  caption: { title: 'Ника', text: 'капитан сборной «Совы»' },
  hat: `зонтик, маяк, варенье, лестница, компас, якорь, пуговица, метель, верблюд, скрипка, фонарь, арбуз, подушка,
    шахматы, вулкан, чайник, парус, ёжик, зеркало, паровоз, облако, ключ, кактус, радуга, печать, гитара, мост, снеговик,
    карта, телескоп, бублик, черепаха, занавес, мельница, рюкзак, фонтан, комета, ножницы, перчатка, улей, сундук, велосипед,
    бабочка, глобус, оркестр, тропинка, пингвин, свеча, барабан, витрина, календарь, лабиринт, подкова, самовар, трамвай,
    фартук, хоровод, цирк, шарф, эхо, юла, яблоко, апельсин, балкон, вагон, галстук, дельфин, жираф, замок, иголка`,
  artist: [
    ['Девятый вал', 'Айвазовский, 1850'],
    ['Утро в сосновом лесу', 'Шишкин и Савицкий, 1889'],
    ['Чёрный квадрат', 'Малевич, 1915'],
    ['Бурлаки на Волге', 'Репин, 1873'],
    ['Подсолнухи', 'Ван Гог, 1888'],
    ['Рождение Венеры', 'Боттичелли, около 1485'],
    ['Богатыри', 'Васнецов, 1898'],
    ['Крик', 'Мунк, 1893'],
    ['Мона Лиза', 'Леонардо да Винчи, начало XVI века'],
    ['Грачи прилетели', 'Саврасов, 1871'],
  ],
  crocodile: [
    'сонный барабанщик',
    'кот под дождём',
    'последний троллейбус',
    'забытый пароль',
    'космический бухгалтер',
    'пирог в темноте',
    'влюблённый водолаз',
    'репетиция тишины',
    'очередь за луной',
    'уставший светофор',
  ],
  questions: [
    {
      sector: 1,
      author: 'Учитель географии',
      town: 'Вологда',
      text: 'На старых картах его иногда рисовали с человеческим лицом и надутыми щеками. Назовите его.',
      answer: 'Ветер.',
    },
    {
      sector: 2,
      author: 'Библиотекарь',
      town: 'Тверь',
      text: 'В шутку говорят: это единственная вещь в доме, которая портится оттого, что ею не пользуются, и оттого, что ею пользуются. О чём речь, если по вечерам в ней ищут другую вещь?',
      answer: 'Пара: в ящике с носками ищут второй носок.',
    },
    {
      sector: 3,
      author: 'Настройщик роялей',
      town: 'Пермь',
      text: 'У него восемьдесят восемь зубов, и белых среди них больше, чем чёрных. Кто он?',
      answer: 'Рояль: 52 белые и 36 чёрных клавиш.',
    },
    {
      sector: 4,
      author: 'Часовщик',
      town: 'Углич',
      text: 'За сутки одна обгоняет другую двадцать два раза, и всё же вторая никогда не останавливается, чтобы её дождаться. Назовите обеих.',
      answer: 'Минутная и часовая стрелки.',
    },
    {
      sector: 5,
      number: 1,
      author: 'Класс 7 «Б»',
      town: 'Казань',
      text: 'Какой месяц в году самый короткий?',
      answer: 'Если по числу букв — май; по дням — февраль. Принимаются оба ответа с пояснением.',
    },
    {
      sector: 5,
      number: 2,
      author: 'Класс 7 «Б»',
      town: 'Казань',
      text: 'Что можно увидеть с закрытыми глазами?',
      answer: 'Сон.',
    },
    {
      sector: 5,
      number: 3,
      author: 'Класс 7 «Б»',
      town: 'Казань',
      text: 'Чем больше из неё берёшь, тем больше она становится.',
      answer: 'Яма.',
    },
    {
      sector: 6,
      author: 'Пекарь',
      town: 'Псков',
      text: 'Её делают из того же теста, что и хлеб, но чаще всего именно за то, чего в ней нет, её и узнают. Назовите её.',
      answer: 'Баранка (дырка).',
    },
    {
      sector: 7,
      author: 'Машинист электрички',
      town: 'Рязань',
      text: 'В поезде он есть у каждого вагона, а у книги — у каждой страницы, хотя его часто и не печатают. Что это?',
      answer: 'Номер.',
    },
    {
      sector: 8,
      author: 'Астроном-любитель',
      town: 'Иркутск',
      text: 'Мы всегда видим лишь одну её сторону, но не потому, что вторая тёмная. Назовите её.',
      answer: 'Луна.',
    },
    {
      sector: 9,
      author: 'Бариста',
      town: 'Калининград',
      text: 'Зимой его согревают в ладонях, летом в нём звенит лёд, а после него иногда пытаются узнать будущее. Назовите его содержимое.',
      answer: 'Кофе (в стакане или чашке).',
    },
    {
      sector: 10,
      author: 'Капитан речного трамвая',
      town: 'Нижний Новгород',
      text: 'У реки их две, у монеты две, а у некоторых споров, говорят, только одна. Что это?',
      answer: 'Стороны (у спора — одна правая сторона).',
    },
    {
      sector: 11,
      author: 'Фотограф',
      town: 'Суздаль',
      text: 'Раньше для того, чтобы он появился, нужна была темнота, теперь достаточно нажать кнопку. Что это?',
      answer: 'Снимок: плёнку проявляли в темноте.',
    },
    {
      sector: 12,
      author: 'Врач скорой помощи',
      town: 'Омск',
      text: 'На некоторых машинах это слово спереди написано так, что правильно его читает только тот, кого обгоняют. Почему?',
      answer: 'Надпись зеркальная: её читают в зеркале заднего вида.',
    },
    {
      sector: 13,
      number: 1,
      author: 'Зритель трансляции',
      town: 'из чата',
      text: 'Они есть у стола и у стула, у кровати и у гриба, но далеко никто из них не уйдёт. Что это?',
      answer: 'Ножки.',
    },
    {
      sector: 13,
      number: 2,
      author: 'Зрительница трансляции',
      town: 'из чата',
      text: 'Что становится мокрее, чем больше сушит?',
      answer: 'Полотенце.',
    },
  ],
};

const en: DemoTexts = {
  title: "The Owl club's autumn evening",
  rooms: ['Main hall', 'Small hall'],
  schedule: ['Registration', 'Teams gather', 'The game begins'],
  teams: [
    ['Snowy Owls', '#3fa7ff', ['Ann', 'Ben', 'Vera', 'Greg']],
    ['Little Hoots', '#ff9f1c', ['Dan', 'Eve', 'Jean', 'Zoe']],
    ['Eagle-Owl & Partners', '#8bd450', ['Ina', 'Kit', 'Leo', 'Maya']],
    ['The Sleepless', '#ff4d6d', ['Nick', 'Ola', 'Pete', 'Rita']],
    ['Moonlight', '#b388ff', ['Sasha', 'Tess', 'Una', 'Fred']],
    ['Third Lark From The Left', '#2dd4bf', ['Harry', 'Tsveta', 'Ella', 'Yuri']],
  ],
  shortStage: 'demo: one round instead of three',
  theme: 'Paintings that everybody knows',
  experts: { name: 'The Owl Selection', players: ['Ann', 'Dan', 'Ina', 'Nick', 'Sasha', 'Ella'] },
  viewers: 'Viewers',
  series: [
    ['Summer Selection', 6, 4],
    ['Newcomers', 3, 6],
  ],
  rating: [
    ['Snowy Owls', 41],
    ['The Sleepless', 38.5],
    ['Little Hoots', 36],
  ],
  caption: { title: 'Nick', text: 'captain of the Owl Selection' },
  hat: `umbrella, lighthouse, jam, ladder, compass, anchor, button, blizzard, camel, violin, lantern, melon, pillow, chess,
    volcano, kettle, sail, hedgehog, mirror, engine, cloud, key, cactus, rainbow, stamp, guitar, bridge, snowman, map,
    telescope, bagel, turtle, curtain, windmill, backpack, fountain, comet, scissors, glove, beehive, chest, bicycle, butterfly,
    globe, orchestra, path, penguin, candle, drum, window, calendar, maze, horseshoe, samovar, tram, apron, circle, circus,
    scarf, echo, top, orange, balcony, carriage, tie, dolphin, giraffe, castle, needle, harbour`,
  artist: [
    ['The Starry Night', 'Van Gogh, 1889'],
    ['The Great Wave off Kanagawa', 'Hokusai, about 1831'],
    ['Black Square', 'Malevich, 1915'],
    ['The Night Watch', 'Rembrandt, 1642'],
    ['Sunflowers', 'Van Gogh, 1888'],
    ['The Birth of Venus', 'Botticelli, about 1485'],
    ['The Hay Wain', 'Constable, 1821'],
    ['The Scream', 'Munch, 1893'],
    ['Mona Lisa', 'Leonardo da Vinci, early 16th century'],
    ['Girl with a Pearl Earring', 'Vermeer, about 1665'],
  ],
  crocodile: [
    'sleepy drummer',
    'cat in the rain',
    'the last trolleybus',
    'forgotten password',
    'space accountant',
    'pie in the dark',
    'diver in love',
    'rehearsal of silence',
    'queue for the moon',
    'tired traffic light',
  ],
  questions: [
    {
      sector: 1,
      author: 'A geography teacher',
      town: 'York',
      text: 'On old maps it was sometimes drawn with a human face and puffed cheeks. Name it.',
      answer: 'The wind.',
    },
    {
      sector: 2,
      author: 'A librarian',
      town: 'Bath',
      text: 'In the evening people look for its other half in a drawer full of halves. What is it?',
      answer: 'A sock.',
    },
    {
      sector: 3,
      author: 'A piano tuner',
      town: 'Leeds',
      text: 'It has eighty-eight teeth, more of them white than black. Who is it?',
      answer: 'A grand piano: 52 white and 36 black keys.',
    },
    {
      sector: 4,
      author: 'A watchmaker',
      town: 'Geneva',
      text: 'One overtakes the other twenty-two times a day, and yet the other never stops to wait for it. Name both.',
      answer: 'The minute hand and the hour hand.',
    },
    {
      sector: 5,
      number: 1,
      author: 'Class 7B',
      town: 'Bristol',
      text: 'Which month is the shortest?',
      answer: 'May by its letters, February by its days; either with the reason.',
    },
    {
      sector: 5,
      number: 2,
      author: 'Class 7B',
      town: 'Bristol',
      text: 'What can be seen with closed eyes?',
      answer: 'A dream.',
    },
    {
      sector: 5,
      number: 3,
      author: 'Class 7B',
      town: 'Bristol',
      text: 'The more is taken from it, the larger it becomes.',
      answer: 'A hole.',
    },
    {
      sector: 6,
      author: 'A baker',
      town: 'Vienna',
      text: 'It is made of the same dough as bread, but is known by what is not there. Name it.',
      answer: 'A bagel (the hole).',
    },
    {
      sector: 7,
      author: 'A train driver',
      town: 'Crewe',
      text: 'Every carriage of a train has one, and every page of a book, though it is not always printed. What is it?',
      answer: 'A number.',
    },
    {
      sector: 8,
      author: 'An amateur astronomer',
      town: 'Cork',
      text: 'We only ever see one side of it, but not because the other is dark. Name it.',
      answer: 'The Moon.',
    },
    {
      sector: 9,
      author: 'A barista',
      town: 'Lisbon',
      text: 'In winter it warms the hands, in summer ice rings in it, and afterwards some look for the future at the bottom. What is in the cup?',
      answer: 'Coffee.',
    },
    {
      sector: 10,
      author: 'A ferry captain',
      town: 'Hamburg',
      text: 'A river has two of them, a coin has two, and some arguments, they say, only one. What are they?',
      answer: 'Sides.',
    },
    {
      sector: 11,
      author: 'A photographer',
      town: 'Ghent',
      text: 'It used to need darkness to appear, now it needs a button. What is it?',
      answer: 'A photograph: film was developed in the dark.',
    },
    {
      sector: 12,
      author: 'A paramedic',
      town: 'Oslo',
      text: 'On the front of some vehicles a word is written so that only the one who is being overtaken reads it right. Why?',
      answer: 'It is mirrored, to be read in the rear-view mirror.',
    },
    {
      sector: 13,
      number: 1,
      author: 'A viewer of the stream',
      town: 'the chat',
      text: 'Tables and chairs have them, beds too, but none of them will ever walk away. What are they?',
      answer: 'Legs.',
    },
    {
      sector: 13,
      number: 2,
      author: 'Another viewer',
      town: 'the chat',
      text: 'What gets wetter the more it dries?',
      answer: 'A towel.',
    },
  ],
};

export const DEMO_TEXTS: Readonly<Record<Language, DemoTexts>> = { ru, en };
