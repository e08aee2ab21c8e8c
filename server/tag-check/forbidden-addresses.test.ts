import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createTagCheck } from './check.ts';
import { isPublicAddress } from './fetch/addresses.ts';
import { createFetcher } from './fetch/fetch-public-page.ts';

/** Addresses in the spellings an attacker would use to reach our internal network. */
const forbidden = [
  // This machine, in every spelling of IPv4.
  'http://127.0.0.1/',
  'http://127.0.0.1:80/',
  'https://127.0.0.1:443/',
  'http://127.1/',
  'http://127.0.1/',
  'http://2130706433/',
  'http://017700000001/',
  'http://0177.0.0.1/',
  'http://0x7f.0.0.1/',
  'http://0x7f000001/',
  'http://0x7F.1/',
  'http://127.0.0.1./',
  'http://127.255.255.254/',
  'http://0/',
  'http://0.0.0.0/',
  'http://0.0.0.1/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127。0。0。1/',
  'http://１２７.０.０.１/',
  'http://%31%32%37.0.0.1/',
  'http:127.0.0.1/',
  'http:\\\\127.0.0.1\\',
  'http:///127.0.0.1/',
  'http://127.0.0.1\t/',
  'http://127.0.\n0.1/',
  // This machine by name.
  'http://localhost/',
  'http://LOCALHOST/',
  'http://localhost./',
  'http://www.localhost/',
  'http://ʟocalhost/',
  'http://localhost.localdomain/',
  'http://router/',
  'http://printer.local/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'http://host.docker.internal/',
  'http://nas.lan/',
  'http://gateway.home.arpa/',
  'http://intranet.corp/',
  // Private networks.
  'http://10.0.0.1/',
  'http://10.255.255.255/',
  'http://167772161/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.0.1/',
  'http://192.168.1.254/',
  'http://3232235777/',
  'http://0xc0.0xa8.0x1.0x1/',
  // Metadata and link-local.
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166/',
  'http://0xa9fea9fe/',
  'http://0251.0376.0251.0376/',
  'http://169.254.0.1/',
  'http://100.100.100.200/latest/meta-data/',
  'http://192.0.0.192/opc/v1/instance/',
  'http://168.63.129.16/machine/?comp=goalstate',
  'http://2822734096/',
  'http://[::ffff:168.63.129.16]/',
  'http://[fd20:ce::254]/computeMetadata/v1/',
  'http://[fe80::a9fe:a9fe]/openstack/latest/',
  'http://[fd00:42::42]/conf',
  'http://169.254.170.2/v2/credentials',
  'http://161.26.0.10/',
  'http://166.9.0.1/',
  'http://199.36.153.7/',
  'http://199.36.153.11/',
  // Shared, benchmark, documentation, multicast, reserved.
  'http://100.64.0.1/',
  'http://100.127.255.254/',
  'http://192.0.0.8/',
  'http://192.0.2.1/',
  'http://192.88.99.1/',
  'http://198.18.0.1/',
  'http://198.19.255.255/',
  'http://198.51.100.7/',
  'http://203.0.113.9/',
  'http://224.0.0.1/',
  'http://239.255.255.250/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  // IPv6: this machine, mapped, translated, tunnelled.
  'http://[::1]/',
  'http://[::]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[0:0:0:0:0:ffff:10.0.0.1]/',
  'http://[::ffff:169.254.169.254]/',
  'http://[::127.0.0.1]/',
  'http://[::ffff:0:127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[64:ff9b::169.254.169.254]/',
  'http://[64:ff9b:1::a00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2002:a9fe:a9fe::1]/',
  'http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
  'http://[2001::1]/',
  // IPv6: local, multicast, documentation, reserved.
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[fc00::1]/',
  'http://[fd00:ec2::254]/latest/meta-data/',
  'http://[ff02::1]/',
  'http://[100::1]/',
  'http://[2001:db8::1]/',
  'http://[3fff::1]/',
  'http://[2001:2::1]/',
  'http://[2001:10::1]/',
  'http://[2001:20::1]/',
  'http://[5f00::1]/',
  'http://[4000::1]/',
  'http://[e000::1]/',
  // Other ports, schemes and passwords.
  'http://93.184.215.14:22/',
  'http://93.184.215.14:8080/',
  'https://93.184.215.14:6379/',
  'http://93.184.215.14:0/',
  'http://admin:admin@93.184.215.14/',
  'http://93.184.215.14@127.0.0.1/',
  'http://127.0.0.1#@93.184.215.14/',
  'http://127.0.0.1?@93.184.215.14/',
  'ftp://93.184.215.14/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:70/',
  'javascript:alert(1)',
  'data:text/html,hello',
  'unix:/var/run/docker.sock',
  'http://[::1',
  'http://',
  '//',
  'not an address',
  // Names whose addresses are not public.
  'http://inside.example.com/',
  'http://metadata.example.com/',
  'http://mixed.example.com/',
  'http://six.example.com/',
  'http://mapped.example.com/',
  'http://azure.example.com/',
];

const names: Record<string, string[]> = {
  'inside.example.com': ['10.0.0.5'],
  'metadata.example.com': ['169.254.169.254'],
  'mixed.example.com': ['93.184.215.14', '127.0.0.1'],
  'six.example.com': ['93.184.215.14', 'fd00:ec2::254'],
  'mapped.example.com': ['::ffff:127.0.0.1'],
  'azure.example.com': ['168.63.129.16'],
};

test(`${forbidden.length} forbidden addresses all get the same answer, and no connection is made`, async () => {
  let connections = 0;
  const watch = (message: unknown) => {
    (message as { socket: Socket }).socket.once('connect', () => {
      connections += 1;
    });
  };
  subscribe('net.client.socket', watch);
  onTestFinished(() => {
    unsubscribe('net.client.socket', watch);
  });
  const { check, close } = createTagCheck({
    fetchPage: createFetcher({ resolve: async (name) => names[name] ?? ['93.184.215.14'] }),
  });
  onTestFinished(close);

  expect(forbidden.length).toBeGreaterThanOrEqual(80);
  for (const address of forbidden) {
    const { url: _url, ...answer } = await check(address);
    expect({ address, ...answer }).toEqual({
      address,
      message: 'The website could not be checked.',
      verdict: 'unknown',
      state: 'not-allowed',
      reason: null,
      finalUrl: null,
      status: null,
      tags: [],
      warnings: [],
      unread: [],
      consentDefault: false,
      outline: null,
      platform: null,
      checkedAt: expect.any(String),
      nextStep: 'give-public-address',
    });
  }
  expect(connections).toBe(0);
});

test.each([
  '93.184.215.14',
  '8.8.8.8',
  '1.1.1.1',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700::1111',
  '2a00:1450:4001::1',
  '::ffff:8.8.8.8',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});
