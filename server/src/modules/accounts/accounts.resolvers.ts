import type { Resolvers } from '../../generated/resolvers.ts';
import { refreshCookie } from './refresh-cookie.ts';

export const accountsResolvers: Resolvers = {
  Query: {
    me: (_, __, { services, actor }) => (actor.user ? services.accounts.find(actor.user.id) : null),
    signupPolicy: (_, __, { services }) => services.accounts.signupPolicy(),
  },
  Mutation: {
    login: async (_, args, { services, actor, cookies }) =>
      refreshCookie.keep(cookies, await services.accounts.login(actor, args)),
    signup: async (_, { input }, { services, actor, cookies }) =>
      refreshCookie.keep(cookies, await services.accounts.signup(actor, input)),
    refresh: async (_, __, { services, actor, cookies }) => {
      const refreshToken = refreshCookie.take(cookies);
      return refreshCookie.keep(cookies, await services.sessions.refresh(actor, refreshToken));
    },
    logout: async (_, __, { services, actor, cookies }) => {
      await services.sessions.end(actor, refreshCookie.take(cookies));
      refreshCookie.remove(cookies);
      return true;
    },
  },
};
