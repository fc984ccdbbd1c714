import type { Actor } from '../platform/actor.ts';

/** Whoever runs the product, as the activity names who did something by a command. */
export const operatorOf = (command: string): Actor => ({ user: null, ip: '', userAgent: command });
