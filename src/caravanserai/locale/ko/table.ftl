# 모든 테이블에서 쓰는 말.
you-subject = 나
you-object = 나
seat-you = { $seat } 나
waiting-for = { $players }의 결정을 기다리고 있습니다.
