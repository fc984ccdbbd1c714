import { Component, type ReactNode } from 'react';
import { resetFailures } from '../lib/page/lazy-code.ts';

interface Props {
  /** Stands in the place of what broke; `retry` draws that anew. */
  fallback(error: unknown, retry: () => void): ReactNode;
  children: ReactNode;
}

/** Keeps an error in one part of the screen from taking the rest along. */
export class ErrorBoundary extends Component<Props, { broken: { error: unknown } | null }> {
  override state: { broken: { error: unknown } | null } = { broken: null };

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } };
  }

  override componentDidCatch() {
    resetFailures();
  }

  override render() {
    const { broken } = this.state;
    return broken
      ? this.props.fallback(broken.error, () => this.setState({ broken: null }))
      : this.props.children;
  }
}
