import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { beforeAll, describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../src');

/**
 * What sends an act by the page's script alone, and why no form can. Everything else is a form with a
 * method and an action, which the script may send without leaving the page.
 */
const byScript: Readonly<Record<string, string>> = {
  'lib/console/commands/CommandButton.svelte':
    'the script of a form of one button: the same command, with the dialog that asks',
  'lib/console/round/NextStepButton.svelte':
    'the script of the form of the next step: all commands of a step by one press',
  'lib/desks/incidents/RecordIncident.svelte':
    'the script of a form: the outbox keeps the incident while the server is away',
  'lib/desks/results/ResultsDesk.svelte':
    'keys of the results desk, and its outbox; without it each result is a form',
  'lib/desks/results/VerifyDesk.svelte':
    'slips are typed again by keys, without sight of what was entered',
  'lib/desks/check-in/CheckInDesk.svelte':
    'the queue of the door, which ticks while the server is away; without it a list is sent',
  'lib/desks/accounts/AddPasskey.svelte': 'a passkey is made by a script of the browser',
  'lib/desks/lists/ListUpload.svelte':
    'the script of a form: it shows how much of the file is sent',
  'lib/console/sign-in/SignInHere.svelte':
    'signing in without leaving the page, where what was typed would be lost',
};

/** Forms that no browser sends, and why. */
const inPage: Readonly<Record<string, string>> = {
  'lib/console/questions/QuestionDialog.svelte':
    'answers the dialog of a script; without it the form asks itself',
  'lib/desks/opened/RuleQuestion.svelte':
    'the page of report files reckons in the reader’s own window; there is nobody to send it to',
  'lib/desks/results/OtherResultDialog.svelte': 'a result of the results desk, for its outbox',
  'lib/ui/Form.svelte': 'the form of those above that hand their values to a script',
};

interface Node {
  readonly type: string;
  readonly name?: unknown;
  readonly attributes?: readonly Node[];
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** All nodes of a syntax tree. */
function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  if (isNode(value)) yield value;
  for (const [name, part] of Object.entries(value)) if (name !== 'metadata') yield* nodesIn(part);
}

/** Calls that send something which is written: to a tournament, to its outbox, to the queue of a door. */
const writingCalls = [
  /\bcommands\.(send|sendInTurn)$/,
  /\bdesk\.(enter|record)$/,
  /\bbox\.put$/,
  /^(sendCommand|sendList|usePasskey|signInHere|addPasskey)$/,
];

/** Signs of a component that may be one of these; others are not read. */
const signs = /onsubmit|\bsend|fetch\(|\.(?:enter|record|put)\(|\busePasskey|\baddPasskey/;

interface Component {
  readonly file: string;
  readonly text: string;
  readonly nodes: readonly Node[];
}

const textOf = ({ text }: Component, node: unknown): string =>
  isNode(node) ? text.slice(Number(node['start']), Number(node['end'])) : '';

const namesOf = ({ attributes = [] }: Node): readonly string[] =>
  attributes.map(({ name }) => String(name));

/** Whether a form does nothing without a script: what it does on being sent is no address. */
const isInPage = (form: Node): boolean => {
  const names = namesOf(form);
  return names.includes('onsubmit') && !(names.includes('method') && names.includes('action'));
};

/** Whether a component sends something that is written by a script. */
function sendsByScript(component: Component): boolean {
  return component.nodes.some((node) => {
    if (node.type === 'CallExpression') {
      const callee = textOf(component, node['callee']);
      return (
        writingCalls.some((one) => one.test(callee)) ||
        (callee.endsWith('fetch') && /method: '(POST|DELETE)'/.test(textOf(component, node)))
      );
    }
    return node.type === 'Component' && node.name === 'Form' && namesOf(node).includes('send');
  });
}

let components: readonly Component[];
beforeAll(async () => {
  const files = globSync('**/*.svelte', { cwd: source });
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(source, file), 'utf8') })),
  );
  components = texts
    .filter(({ text }) => signs.test(text))
    .map(({ file, text }) => {
      const { fragment, instance, module } = parse(text, { modern: true });
      return { file, text, nodes: [...nodesIn([fragment, instance, module])] };
    });
});

describe('an act of a page', () => {
  it('is a form, or has a reason why only the script can send it', () => {
    const found = components.filter(sendsByScript).map(({ file }) => file);
    expect(found.toSorted()).toEqual(Object.keys(byScript).toSorted());
  });

  it('is posted: a form that only a script reads has a reason', () => {
    const found = components.filter(({ nodes }) =>
      nodes.some(
        (node) => node.type === 'RegularElement' && node.name === 'form' && isInPage(node),
      ),
    );
    expect(found.map(({ file }) => file).toSorted()).toEqual(Object.keys(inPage).toSorted());
  });
});
