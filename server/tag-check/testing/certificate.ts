import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

export interface Certificate {
  key: string;
  cert: string;
}

interface CertificateOptions {
  name: string;
  from?: Date;
  until?: Date;
}

const day = 24 * 60 * 60 * 1000;

export function selfSigned({
  name,
  from = new Date(Date.now() - day),
  until = new Date(Date.now() + day),
}: CertificateOptions): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const body = tbs(name, from, until, publicKey);
  const signature = sign('sha256', body, privateKey);
  const der = sequence(body, ecdsaWithSha256, bitString(signature));
  const lines = der.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

function tbs(name: string, from: Date, until: Date, publicKey: KeyObject): Buffer {
  const subject = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(name)))));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const keyId = createHash('sha1').update(spki).digest();
  const extensions = sequence(
    sequence(oid('551d11'), octets(sequence(der(0x82, Buffer.from(name))))),
    sequence(oid('551d13'), der(0x01, Buffer.of(0xff)), octets(sequence(der(0x01, Buffer.of(0xff))))),
    sequence(oid('551d0e'), octets(octets(keyId))),
  );
  return sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.concat([Buffer.of(0x01), randomBytes(8)])),
    ecdsaWithSha256,
    subject,
    sequence(time(from), time(until)),
    subject,
    spki,
    der(0xa3, extensions),
  );
}

function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size = length < 0x80 ? Buffer.of(length) : Buffer.of(0x82, length >> 8, length & 0xff);
  return Buffer.concat([Buffer.of(tag), size, content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, ...parts);
}

function octets(content: Buffer): Buffer {
  return der(0x04, content);
}

function bitString(content: Buffer): Buffer {
  return der(0x03, Buffer.of(0), content);
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'));
}

function time(date: Date): Buffer {
  return der(0x18, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`));
}

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
