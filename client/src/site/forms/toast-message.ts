/** One short message for the visitor. */
export interface Toast {
  kind: 'success' | 'error';
  title: string;
  description?: string;
}

export type ShowToast = (toast: Toast) => void;

export interface ToastsProps {
  /** Called when messages can be drawn, with what draws one; gives back what ends it. */
  onReady(show: ShowToast): () => void;
}
