import type { FastifyReply } from 'fastify';

import type { DenialCode, Words } from '../../protocol/messages.ts';

/** Answers with a denial, in the show's language; `words` where its usual sentence says too little. */
export type Refuse = (reply: FastifyReply, code: DenialCode, words?: Words) => FastifyReply;
