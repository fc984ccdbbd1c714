import { Component, type ReactNode } from 'react';
import { forgetFailures } from '../../lib/lazy-code.ts';
import { PageError } from './page-error.tsx';

/** Shows the error page in the place of a page that broke or could not be fetched; header and footer stay. */
export class PageBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    forgetFailures();
  }

  override render() {
    return this.state.broken ? <PageError /> : this.props.children;
  }
}
