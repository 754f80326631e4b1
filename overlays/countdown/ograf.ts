import { ografClass } from '../../src/graphics/ograf/ograf-graphic.ts';
import { CountdownGraphic } from './countdown-graphic.ts';

export default ografClass({
  graphic: 'countdown',
  element: CountdownGraphic,
  shown(fields, { playedAt }) {
    const at = new Date((playedAt ?? 0) + fields.number('seconds', 300, 0) * 1000).toISOString();
    return { title: fields.text('title'), schedule: [{ label: fields.text('label'), at }] };
  },
});
