throw new Error('this worker never comes up');
