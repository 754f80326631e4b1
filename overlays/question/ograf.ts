import { chgkFrom } from '../../src/graphics/ograf/game-parts.ts';
import { ografClass } from '../../src/graphics/ograf/ograf-graphic.ts';
import { QuestionGraphic } from './question-graphic.ts';

/** First step: sector and who asks; second: the text; third: the answer. */
export default ografClass({
  graphic: 'question',
  element: QuestionGraphic,
  steps: 3,
  shown(fields, { reached }) {
    const sector = fields.number('sector', 1);
    const [, text = null, answer = null] = reached;
    return {
      room: {
        game: 'chgk',
        chgk: chgkFrom(fields, {
          phase: 'reading',
          sector,
          pointed: sector,
          sectorKind: sector === 13 ? 'internet' : 'question',
          question: {
            sector,
            author: fields.maybe('author'),
            town: fields.maybe('town'),
            text: text === null ? null : fields.maybe('text'),
            answer: answer === null ? null : fields.maybe('answer'),
            comment: null,
            revealed: { text, answer },
          },
        }),
      },
    };
  },
});
