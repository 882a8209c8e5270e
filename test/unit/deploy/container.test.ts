import { existsSync, readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { load } from 'js-yaml';
import { HELP, parseCommand } from '../../../feedback-server/options';

const dockerfile = readFileSync('deploy/container/Dockerfile', 'utf8');
const lines = dockerfile.replaceAll('\\\n', ' ').split('\n');
const stages = lines.flatMap((line) => /^FROM \S+ AS (\w+)$/.exec(line)?.[1] ?? []);

interface Service {
  readonly build: {
    readonly dockerfile: string;
    readonly target: string;
    readonly args?: Readonly<Record<string, string>>;
  };
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
}

const { services, volumes } = load(readFileSync('deploy/container/compose.yaml', 'utf8')) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
};

describe('the images', () => {
  it('have no mistake that a checker knows', () => {
    expect(validate(dockerfile)).toEqual([]);
    expect(validate('FORM node')).not.toEqual([]);
  });

  it('take in files that are there, and stages before them', () => {
    const copies = lines.filter((line) => line.startsWith('COPY '));
    expect(copies.length).toBeGreaterThan(5);
    for (const copy of copies) {
      const [, from] = /--from=(\w+)/.exec(copy) ?? [];
      const sources = copy
        .split(' ')
        .slice(1, -1)
        .filter((word) => !word.startsWith('--'));
      if (from === undefined) {
        expect(sources.filter((source) => !existsSync(source))).toEqual([]);
      } else {
        expect(stages).toContain(from);
      }
    }
  });

  it('leave out what a build makes or must not carry', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['node_modules', 'build', '.git', '.env*']));
  });
});

describe('the services', () => {
  it('are built from stages that the file has, with arguments that it takes', () => {
    for (const { build } of Object.values(services)) {
      expect(existsSync(build.dockerfile)).toBe(true);
      expect(stages).toContain(build.target);
      for (const name of Object.keys(build.args ?? {})) {
        expect(dockerfile).toMatch(new RegExp(`^ARG ${name}\\b`, 'm'));
      }
    }
    expect(Object.keys(volumes)).toEqual(['feedback']);
  });

  it('reach each other by the names and ports that the server knows', () => {
    const config = readFileSync('deploy/container/site.conf', 'utf8');
    expect(Object.keys(services)).toContain('receiver');
    expect(config).toContain('set $docs_receiver http://receiver:8787;');
    const [, port] = /listen (\d+);/.exec(config) ?? [];
    // Of this machine alone: whoever reaches it could name any reader.
    expect(services.site?.ports).toEqual([`127.0.0.1:8080:${port}`]);
    expect(dockerfile).toContain(`EXPOSE ${port}\n`);
  });

  it('set what the receiver reads', () => {
    for (const name of Object.keys(services.receiver?.environment ?? {})) {
      expect(HELP).toContain(name);
    }
  });
});

describe('the commands that start the receiver', () => {
  it.each([
    ['the image', /^CMD (\[.*\])$/m, dockerfile],
    ['the unit', /^ExecStart=(.*)$/m, readFileSync('deploy/systemd/docs-feedback.service', 'utf8')],
  ])('of %s has options that it knows', (_, pattern, text) => {
    const [, command = ''] = pattern.exec(text) ?? [];
    const words: readonly string[] = command.startsWith('[')
      ? JSON.parse(command)
      : command.split(' ');
    const start = words.indexOf('feedback-server/cli.cjs');
    expect(start).toBeGreaterThan(0);
    expect(parseCommand(words.slice(start + 1), {})).toMatchObject({
      kind: 'serve',
      options: { trustProxy: true },
    });
  });
});
