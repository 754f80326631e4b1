import { ografClass } from '../../src/graphics/ograf/ograf-graphic.ts';
import './countdown-graphic.ts';

export default ografClass({
  graphic: 'countdown',
  tag: 'volchok-countdown',
  shown(fields, { reached }) {
    const begun = reached[0] ?? 0;
    const at = new Date(begun + Math.max(0, fields.number('seconds', 300)) * 1000).toISOString();
    return { title: fields.text('title'), schedule: [{ label: fields.text('label'), at }] };
  },
});
