import { gsap } from 'gsap/gsap-core';

// Graphics seek their timelines and never let them run. Every seek wakes gsap's ticker, which would then ask for frames for ever:
// here it sleeps for good.
gsap.ticker.sleep();
gsap.ticker.wake = () => undefined;

export { gsap };
