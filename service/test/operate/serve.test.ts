import { expect, test } from 'vitest';
import { serve } from '../../src/operate/serve.ts';
import { readSettings } from '../../src/settings.ts';

test('A connection that is kept open outlives that of a load balancer, and a stop does not wait for it', async () => {
  const settings = readSettings({ DATA_FOLDER: 'memory', PORT: '0', LOG_LEVEL: 'silent' });
  const running = await serve(settings);
  const answer = await fetch(`${running.address}/healthz`);
  expect(answer.headers.get('keep-alive')).toBe('timeout=75');
  await running.stop();
  await expect(fetch(`${running.address}/healthz`)).rejects.toThrow();
});
