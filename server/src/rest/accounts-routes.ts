import {
  RestCompleteLoginDocument,
  RestLoginDocument,
  RestLogoutDocument,
  RestRefreshDocument,
  RestRequestPasswordResetDocument,
  RestResetPasswordDocument,
  RestSignupDocument,
} from './accounts.generated.ts';
import { fields, input, nothing } from './call.ts';
import type { Route } from './route.ts';

const email = 'amina@example.org';
const password = 'correct horse battery';

export const accountsRoutes = [
  {
    method: 'POST',
    path: '/admin/login',
    operation: RestLoginDocument,
    variables: fields('email', 'password'),
    refuses: [401],
    example: { email, password },
  },
  {
    method: 'POST',
    path: '/admin/login/two-factor',
    operation: RestCompleteLoginDocument,
    variables: fields('challenge', 'code'),
    refuses: [401],
    example: { challenge: 'as-the-login-answered', code: '123456' },
    exampleStatus: 401,
  },
  {
    method: 'POST',
    path: '/admin/signup',
    operation: RestSignupDocument,
    variables: input,
    status: 201,
    refuses: [403],
    example: { email, password, confirmPassword: password },
  },
  {
    method: 'POST',
    path: '/admin/refresh',
    operation: RestRefreshDocument,
    variables: nothing,
    refuses: [401],
  },
  { method: 'POST', path: '/admin/logout', operation: RestLogoutDocument, variables: nothing },
  {
    method: 'POST',
    path: '/admin/password-reset',
    operation: RestRequestPasswordResetDocument,
    variables: fields('email'),
    example: { email },
  },
  {
    method: 'POST',
    path: '/admin/password-reset/confirm',
    operation: RestResetPasswordDocument,
    variables: input,
    example: { token: 'as-in-the-link-of-the-mail', password, confirmPassword: password },
    exampleStatus: 400,
  },
] as Route[];
