/** What the server took in, by kind. */
export type Taken = Record<string, number>;

/**
 * Sends an archive to a link of ours; `progress` hears the share that is sent, 0 to 1. Rejects with a sentence for people.
 */
export function sendArchive(link: string, file: File, progress: (share: number) => void): Promise<Taken> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', link);
    request.responseType = 'json';
    request.setRequestHeader('Content-Type', 'application/gzip');
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 201) return resolve(request.response.data);
      const message = request.response?.error?.message;
      reject(new Error(message ?? 'The server could not take the file. Please try again in a moment.'));
    };
    request.onerror = () =>
      reject(new Error('The connection was lost. Nothing was imported: please try again.'));
    request.send(file);
  });
}
