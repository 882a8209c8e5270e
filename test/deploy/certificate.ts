/** A certificate that the test makes and signs itself. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * @param folder where both files go
 * @param host a name, or an address
 */
export function makeCertificate(
  folder: string,
  host: string,
): { readonly key: string; readonly certificate: string } {
  const key = path.join(folder, 'key.pem');
  const certificate = path.join(folder, 'certificate.pem');
  const alternative = `subjectAltName=${/^[\d.]+$/.test(host) ? 'IP' : 'DNS'}:${host}`;
  const subject = ['-subj', `/CN=${host}`, '-addext', alternative, '-days', '1'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], {
    stdio: 'ignore',
  });
  return { key, certificate };
}
