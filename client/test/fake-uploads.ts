// Stands in for the browser's XMLHttpRequest: what was sent, and the means to answer it.

export interface SentUpload {
  url: string;
  headers: Record<string, string>;
  form: FormData;
  aborted: boolean;
  progress(part: number): void;
  answer(status: number, body: unknown): void;
  /** As when the network is gone. */
  fail(): void;
}

/** Takes the place of XMLHttpRequest from now on; the list grows with each upload. */
export function interceptUploads(): SentUpload[] {
  const sent: SentUpload[] = [];
  class FakeRequest {
    responseType = '';
    status = 0;
    response: unknown = null;
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    #url = '';
    #headers: Record<string, string> = {};
    #record: SentUpload | undefined;

    open(_method: string, url: string) {
      this.#url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value;
    }
    abort() {
      if (this.#record) this.#record.aborted = true;
      this.onabort?.();
    }
    send(form: FormData) {
      this.#record = {
        url: this.#url,
        headers: this.#headers,
        form,
        aborted: false,
        progress: (part) => this.upload.onprogress?.({ loaded: part * 100, total: 100 }),
        answer: (status, body) => {
          this.status = status;
          this.response = body;
          this.onload?.();
        },
        fail: () => this.onerror?.(),
      };
      sent.push(this.#record);
    }
  }
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  return sent;
}
