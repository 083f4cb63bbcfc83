from . import test_post
